import { describe, expect, it } from 'vitest';
import { exteriorQuestions } from '../../../catalogue/quizzes/exterior-questions.ts';
import { interiorQuestions } from '../../../catalogue/quizzes/interior-questions.ts';
import { hintedZones, hintWords } from '../../../widgets/color-quiz/hint-words.ts';

describe('the zones painted by answers', () => {
  it.each([
    ['exterior', exteriorQuestions, { 3: 'sided', 4: 'roof', 7: 'door', 8: 'walls' }],
    ['interior', interiorQuestions, { 2: 'feel', 4: 'sweater', 6: 'wall and trim' }],
  ] as const)('have a color for each answer of the relevant questions: %s', (kind, questions, words) => {
    for (const [at, word] of Object.entries(words)) {
      const question = questions[Number(at)];
      expect(question?.text).toContain(word);
      for (const choice of question?.answers.keys() ?? []) {
        const answers = Object.assign([], { [at]: choice });
        expect(Object.keys(hintedZones(kind, answers)).length, `${word} ${choice}`).toBeGreaterThan(0);
      }
      expect(hintedZones(kind, Object.assign([], { [at]: question?.answers.length }))).toEqual({});
    }
  });
});

it.each([
  ['exterior', exteriorQuestions],
  ['interior', interiorQuestions],
] as const)('each answer has a few words of its own: %s', (kind, questions) => {
  expect(hintWords[kind].map(({ length }) => length)).toEqual(questions.map(({ answers }) => answers.length));
  const all = hintWords[kind].flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter(({ length }) => length > 26)).toEqual([]);
});
