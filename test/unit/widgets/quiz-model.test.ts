import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuiz, progressOf, type Quiz, questionsOf, valuesOf } from '../../../widgets/color-quiz/quiz-model.ts';

const questions = questionsOf.interior;
const start = { isOpen: false, answers: [], index: 0, stage: 'asking' };
const arrives = () => Promise.resolve();
const progress = (quiz: Quiz) => progressOf(quiz.store.getState(), quiz);

function answerAll(quiz: Quiz, choice = 0): void {
  for (const _ of questions) {
    quiz.answer(choice);
    quiz.next();
  }
}

/** A visitor's actions, in any order. */
const deed = fc.oneof(
  fc.nat({ max: 3 }).map((choice) => (quiz: Quiz) => quiz.answer(choice)),
  fc.constant((quiz: Quiz) => quiz.next()),
  fc.constant((quiz: Quiz) => quiz.back()),
);
const deeds = fc.array(deed, { maxLength: 60 });

describe('a quiz in progress', () => {
  it('counts answers after any actions in any order', () => {
    fc.assert(
      fc.property(deeds, (done) => {
        const quiz = createQuiz(questions, arrives);
        const answered = new Set<number>();
        for (const act of done) {
          const before = quiz.store.getState();
          act(quiz);
          const { answers } = quiz.store.getState();
          if (answers !== before.answers) answered.add(before.index);
          expect(progress(quiz)).toBe(answered.size * 10);
        }
      }),
    );
  });

  it('never goes past an unanswered question, nor before the first', () => {
    fc.assert(
      fc.property(deeds, (done) => {
        const quiz = createQuiz(questions, arrives);
        for (const act of done) act(quiz);
        const { index, answers, stage } = quiz.store.getState();
        expect(index).toBeGreaterThanOrEqual(0);
        for (let earlier = 0; earlier < index; earlier++) expect(answers[earlier]).toBeDefined();
        if (stage !== 'asking') expect(answers.filter((answer) => answer !== undefined)).toHaveLength(questions.length);
      }),
    );
  });

  it('replaces an answer, and keeps it when going back and forth', () => {
    const quiz = createQuiz(questions, arrives);
    quiz.answer(1);
    quiz.answer(2);
    expect(progress(quiz)).toBe(10);
    quiz.next();
    quiz.back();
    expect(quiz.store.getState()).toMatchObject({ index: 0, answers: [2] });
    expect(valuesOf(quiz.store.getState(), quiz)).toEqual([questions[0]?.answers[2]?.value]);
  });

  it('distinguishes answers of the same value', () => {
    const quiz = createQuiz(questionsOf.interior, arrives, { index: 3, answers: [0, 0, 0] });
    quiz.answer(4);
    expect(quiz.store.getState().answers[3]).toBe(4);
    expect(valuesOf(quiz.store.getState(), quiz)[3]).toBe('A');
  });

  it('shows its results after the last answer, once they have loaded', async () => {
    let come = () => {};
    const quiz = createQuiz(questions, () => new Promise<void>((resolve) => (come = resolve)));
    answerAll(quiz);
    expect(progress(quiz)).toBe(100);
    expect(quiz.store.getState().stage).toBe('mixing');
    quiz.back();
    expect(quiz.store.getState()).toMatchObject({ stage: 'mixing', index: 9 });
    come();
    await expect.poll(() => quiz.store.getState().stage).toBe('results');
  });

  it('keeps the answers when the results do not load, and requests them again', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(undefined);
    const quiz = createQuiz(questions, load);
    answerAll(quiz);
    await expect.poll(() => quiz.store.getState().stage).toBe('failed');
    expect(progress(quiz)).toBe(100);
    quiz.next();
    await expect.poll(() => quiz.store.getState().stage).toBe('results');
  });
});

describe('a retaken quiz', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('clears everything, closes, and reopens 100 ms later', () => {
    fc.assert(
      fc.property(deeds, (done) => {
        const quiz = createQuiz(questions, arrives, { isOpen: true });
        for (const act of done) act(quiz);
        quiz.retake();
        expect(quiz.store.getState()).toEqual(start);
        vi.advanceTimersByTime(99);
        expect(quiz.store.getState()).toEqual(start);
        vi.advanceTimersByTime(1);
        expect(quiz.store.getState()).toEqual({ ...start, isOpen: true });
        expect(progress(quiz)).toBe(0);
      }),
    );
  });

  it('stays closed if its page removed it meanwhile', () => {
    const quiz = createQuiz(questions, arrives, { isOpen: true });
    quiz.retake();
    quiz.end();
    vi.advanceTimersByTime(1000);
    expect(quiz.store.getState().isOpen).toBe(false);
  });
});
