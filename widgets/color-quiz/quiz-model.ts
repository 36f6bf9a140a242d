import { createStore, type StoreApi } from 'zustand/vanilla';
import { exteriorQuestions } from '../../catalogue/quizzes/exterior-questions.ts';
import { interiorQuestions } from '../../catalogue/quizzes/interior-questions.ts';
import type { QuizQuestion } from '../../catalogue/quizzes/quiz.ts';
import type { QuizKind } from './data.ts';

export const questionsOf: Readonly<Record<QuizKind, readonly QuizQuestion[]>> = {
  exterior: exteriorQuestions,
  interior: interiorQuestions,
};

export const reopenDelayMs = 100;
export const scrollDelayMs = 100;

export interface QuizState {
  /** On our pages: whether the dialog is open. Elsewhere: false only during a retake. */
  isOpen: boolean;
  /** Index of the answer, by question; two answers may share a value. */
  answers: readonly (number | undefined)[];
  index: number;
  /** `mixing`: the results are loading; `failed`: they can be requested again. */
  stage: 'asking' | 'mixing' | 'failed' | 'results';
}

export interface Quiz {
  store: StoreApi<QuizState>;
  questions: readonly QuizQuestion[];
  open(): void;
  close(): void;
  answer(choice: number): void;
  /** Does nothing while the question is unanswered. */
  next(): void;
  back(): void;
  retake(): void;
  /** Cancels timers; call on unmount. */
  end(): void;
}

const start: QuizState = { isOpen: false, answers: [], index: 0, stage: 'asking' };

export function createQuiz(
  questions: readonly QuizQuestion[],
  load: () => Promise<unknown>,
  from?: Partial<QuizState>,
): Quiz {
  const store = createStore((): QuizState => ({ ...start, ...from }));
  const { getState, setState } = store;
  let reopening: ReturnType<typeof setTimeout> | undefined;

  async function mix(): Promise<void> {
    setState({ stage: 'mixing' });
    const stage = await load().then(
      () => 'results' as const,
      () => 'failed' as const,
    );
    setState({ stage });
  }

  return {
    store,
    questions,
    open: () => setState({ isOpen: true }),
    close: () => setState({ isOpen: false }),
    answer(choice) {
      const { answers, index } = getState();
      const others = [...answers];
      others[index] = choice;
      setState({ answers: others });
    },
    next() {
      const { answers, index, stage } = getState();
      if (answers[index] === undefined || stage === 'mixing' || stage === 'results') return;
      if (index < questions.length - 1) setState({ index: index + 1 });
      else void mix();
    },
    back() {
      const { index, stage } = getState();
      if (index > 0 && stage !== 'mixing') setState({ index: index - 1, stage: 'asking' });
    },
    retake() {
      clearTimeout(reopening);
      setState(start);
      reopening = setTimeout(() => setState({ isOpen: true }), reopenDelayMs);
    },
    end: () => clearTimeout(reopening),
  };
}

/** In percent. */
export const progressOf = ({ answers }: QuizState, { questions }: Pick<Quiz, 'questions'>) =>
  Math.round((100 * answers.filter((answer) => answer !== undefined).length) / questions.length);

/** Leaves out unanswered questions. */
export const valuesOf = ({ answers }: QuizState, { questions }: Pick<Quiz, 'questions'>) =>
  questions.flatMap((question, index) => question.answers[answers[index] ?? -1]?.value ?? []);
