import { describe, expect, it } from 'vitest';
import { paintBrands } from '../../../../catalogue/contracts/paint-color.ts';
import { findPaintColor } from '../../../../catalogue/paint/paint-colors.ts';
import { advisoriesFor } from '../../../../catalogue/quizzes/advisories.ts';
import { exteriorPalettes } from '../../../../catalogue/quizzes/exterior-palettes.ts';
import { exteriorQuestions } from '../../../../catalogue/quizzes/exterior-questions.ts';
import { interiorPalettes } from '../../../../catalogue/quizzes/interior-palettes.ts';
import { interiorQuestions } from '../../../../catalogue/quizzes/interior-questions.ts';
import { exteriorTags, paletteLetters, type QuizQuestion } from '../../../../catalogue/quizzes/quiz.ts';
import { bestPalettes, colorsOfMaker } from '../../../../widgets/color-quiz/best-palettes.ts';

const quizzes: { name: string; questions: readonly QuizQuestion[] }[] = [
  { name: 'interior', questions: interiorQuestions },
  { name: 'exterior', questions: exteriorQuestions },
];

describe.each(quizzes)('the $name quiz', ({ questions }) => {
  it('offers four or five different answers, including every letter', () => {
    for (const { text, answers } of questions) {
      expect([4, 5], text).toContain(answers.length);
      expect(new Set(answers.map((answer) => answer.text)).size, text).toBe(answers.length);
      expect([...new Set(answers.map(({ value }) => value[0]))].sort(), text).toEqual([...paletteLetters]);
    }
  });
});

it('can make every palette the top match, in both quizzes', () => {
  for (const letter of paletteLetters) {
    const pick = (questions: readonly QuizQuestion[]) =>
      questions.flatMap(({ answers }) => answers.find(({ value }) => value.startsWith(letter))?.value ?? []);
    expect(bestPalettes('interior', pick(interiorQuestions)).best[0]?.palette.letter).toBe(letter);
    expect(bestPalettes('exterior', pick(exteriorQuestions)).best[0]?.palette.letter).toBe(letter);
  }
});

it('has every tag on some exterior answer, and no unknown one', () => {
  const given = exteriorQuestions.flatMap(({ answers }) => answers.flatMap(({ value }) => value.split('|').slice(1)));
  expect([...new Set(given)].sort()).toEqual([...exteriorTags].sort());
});

describe.each([
  { name: 'interior', palettes: interiorPalettes },
  { name: 'exterior', palettes: exteriorPalettes },
])('the $name palettes', ({ palettes }) => {
  it('contain three paints of each maker, as in the color list', () => {
    for (const palette of palettes) {
      for (const brand of paintBrands) {
        expect(colorsOfMaker(palette, brand)).toHaveLength(3);
        for (const { name, code, hex } of colorsOfMaker(palette, brand)) {
          expect(findPaintColor(brand, code), `${brand} ${code}`).toMatchObject({ name, hex });
        }
      }
    }
  });
});

it('the advisories are one per tag, except that a historic district and a strict association share one', () => {
  for (const tag of exteriorTags) expect(advisoriesFor([tag]), tag).toHaveLength(1);
  expect(advisoriesFor(['HISTORIC', 'HOA_STRICT'])).toEqual(advisoriesFor(['HISTORIC']));
  expect(advisoriesFor([])).toEqual([]);
});
