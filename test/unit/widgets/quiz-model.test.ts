import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuiz, type Quiz, questionsOf } from '../../../widgets/color-quiz/quiz-model.ts';

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
