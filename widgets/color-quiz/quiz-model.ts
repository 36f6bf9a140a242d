import { createStore, type StoreApi } from 'zustand/vanilla';
import { quizProgress } from '../../catalogue/quizzes/progress.ts';
import type { QuizQuestion } from '../../catalogue/quizzes/quiz.ts';

/** How long the quiz stays closed when it is retaken. */
export const reopenDelayMs = 100;
/** How long after an answer the view scrolls to the buttons. */
export const scrollDelayMs = 100;

export interface QuizState {
  /** On our pages: whether the dialog is open. Elsewhere: false only briefly during a retake. */
  isOpen: boolean;
  /** The index of the chosen answer, by question. Not its value, which two answers may share. */
  answers: readonly (number | undefined)[];
  /** Index of the visible question. */
  index: number;
  /** `mixing`: the results are loading; `failed`: they did not load, and can be requested again. */
  stage: 'asking' | 'mixing' | 'failed' | 'results';
}

export interface Quiz {
  store: StoreApi<QuizState>;
  questions: readonly QuizQuestion[];
  open(): void;
  close(): void;
  /** Answers the visible question; another answer replaces it. */
  answer(choice: number): void;
  /** Shows the next question or, after the last, the results. Does nothing while the question is unanswered. */
  next(): void;
  /** Does nothing on the first question. */
  back(): void;
  /** Clears all answers, closes, and opens on the first question 100 ms later. */
  retake(): void;
  /** Call on unmount: cancels pending timers. */
  end(): void;
}

const start: QuizState = { isOpen: false, answers: [], index: 0, stage: 'asking' };

/**
 * @param load loads the code of the results
 * @param from the initial state. @default closed, on the first question, nothing answered
 */
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

/** In percent of questions answered. */
export const progressOf = ({ answers }: QuizState, { questions }: Pick<Quiz, 'questions'>) =>
  quizProgress(answers.filter((answer) => answer !== undefined).length, questions.length);

/** The values of the answers, for scoring; unanswered questions are left out. */
export const valuesOf = ({ answers }: QuizState, { questions }: Pick<Quiz, 'questions'>) =>
  questions.flatMap((question, index) => question.answers[answers[index] ?? -1]?.value ?? []);
