import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paintBrands } from '../../../catalogue/contracts/paint-color.ts';
import { exteriorPalettes } from '../../../catalogue/quizzes/exterior-palettes.ts';
import { interiorPalettes } from '../../../catalogue/quizzes/interior-palettes.ts';
import { bestPalettes, colorsOfMaker, paintZones } from '../../../widgets/color-quiz/best-palettes.ts';
import { resultStrings } from '../../../widgets/color-quiz/lazy.tsx';
import { createQuiz, questionsOf } from '../../../widgets/color-quiz/quiz-model.ts';
import { type QuizKind, quizKinds } from '../../../widgets/color-quiz/strings.ts';

type Quiz = ReturnType<typeof createQuiz>;

const questions = questionsOf.interior;
const arrives = async () => true;

/** A visitor's actions, in any order. */
const deed = fc.oneof(
  fc.nat({ max: 3 }).map((choice) => (quiz: Quiz) => quiz.answer(choice)),
  fc.constant((quiz: Quiz) => quiz.next()),
  fc.constant((quiz: Quiz) => quiz.back()),
);
const deeds = fc.array(deed, { maxLength: 60 });

describe('a quiz in progress', () => {
  it('counts answers after any actions, and never goes past an unanswered question', () => {
    fc.assert(
      fc.property(deeds, (done) => {
        const quiz = createQuiz(questions, arrives);
        const answered = new Set<number>();
        for (const act of done) {
          const before = quiz.store.getState();
          act(quiz);
          const { answers, index, stage } = quiz.store.getState();
          if (answers !== before.answers) answered.add(before.index);
          expect(quiz.percent()).toBe(answered.size * 10);
          for (let earlier = 0; earlier < index; earlier++) expect(answers[earlier]).toBeDefined();
          if (stage !== 'asking') expect(answered.size).toBe(questions.length);
        }
      }),
    );
  });

  it('distinguishes answers of the same value', () => {
    const quiz = createQuiz(questions, arrives, { index: 3, answers: [0, 0, 0] });
    quiz.answer(4);
    expect(quiz.store.getState().answers[3]).toBe(4);
    expect(quiz.values()[3]).toBe('A');
  });
});

describe('a retaken quiz', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('closes and reopens 100 ms later, empty', () => {
    const quiz = createQuiz(questions, arrives, { isOpen: true, index: 1, answers: [0] });
    quiz.retake();
    vi.advanceTimersByTime(99);
    expect(quiz.store.getState()).toEqual({ isOpen: false, answers: [], index: 0, stage: 'asking' });
    vi.advanceTimersByTime(1);
    expect(quiz.store.getState().isOpen).toBe(true);
  });

  it('stays closed if its page removed it meanwhile', () => {
    const quiz = createQuiz(questions, arrives, { isOpen: true });
    quiz.retake();
    quiz.end();
    vi.advanceTimersByTime(1000);
    expect(quiz.store.getState().isOpen).toBe(false);
  });
});

const palettes = { exterior: exteriorPalettes, interior: interiorPalettes };
/** Ten answers, one per question. */
const answersTo = (kind: QuizKind) =>
  fc.tuple(...questionsOf[kind].map(({ answers }) => fc.constantFrom(...answers.map(({ value }) => value))));

describe.each(quizKinds)('the results of the %s quiz', (kind) => {
  it('are two different palettes, the one with more answers first, ties in alphabetical order', () => {
    fc.assert(
      fc.property(answersTo(kind), (values) => {
        const { best } = bestPalettes(kind, values);
        expect(best).toHaveLength(2);
        const points = (letter: string) =>
          values.reduce((sum, value) => sum + (value.startsWith(letter) ? (value === 'D4' ? 13 : 10) : 0), 0);
        const order = ['A', 'B', 'C', 'D'].sort((one, other) => points(other) - points(one) || (one < other ? -1 : 1));
        expect(best.map(({ palette }) => palette.letter)).toEqual(order.slice(0, 2));
      }),
    );
  });

  it('paint every zone of the drawing, in the palette’s colors', () => {
    const walls = kind === 'exterior' ? ['siding', 'trim', 'shutters', 'door'] : ['walls', 'accent', 'door'];
    for (const palette of palettes[kind])
      for (const maker of paintBrands) {
        const paints = colorsOfMaker(palette, maker);
        const zones: Record<string, string> = paintZones(paints, []);
        const hexes: string[] = paints.map(({ hex }) => hex);
        for (const zone of walls) expect(hexes).toContain(zones[zone]);
        expect(new Set(Object.values(zones).filter((hex) => hexes.includes(hex))).size).toBe(3);
      }
  });
});

it('have advice for the exterior only, with the answered roof', () => {
  const { advisories, tags } = bestPalettes('exterior', [
    'B|HISTORIC|HOA_STRICT',
    'C|ROOF_BLACK',
    ...Array(8).fill('A'),
  ]);
  expect(advisories.map(({ title }) => title)).toEqual(['Somebody else has a say', 'A black roof']);
  const paints = exteriorPalettes[0]?.colors ?? [];
  expect(paintZones(paints, tags).roof).not.toBe(paintZones(paints, []).roof);
  expect(bestPalettes('exterior', Array(10).fill('A')).advisories).toEqual([]);
  expect(bestPalettes('interior', Array(10).fill('D4')).advisories).toEqual([]);
});

it('explain the match, also for one answer or none', () => {
  expect([10, 1, 0].map((answers) => resultStrings.why(answers, 10))).toEqual([
    '10 of your 10 answers point here.',
    '1 of your 10 answers points here.',
    'None of your 10 answers points here. It’s simply the next in line.',
  ]);
});
