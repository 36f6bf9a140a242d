import { createStore, type StoreApi } from 'zustand/vanilla';
import { quizProgress } from '../../catalogue/quizzes/progress.ts';
import type { QuizQuestion } from '../../catalogue/quizzes/quiz.ts';

/** How long the quiz is shut when it is taken again. */
export const reopenDelayMs = 100;

export interface QuizState {
  /** On our pages: whether the dialog is; elsewhere false only for the moment of a retake. */
  isOpen: boolean;
  /** By question, the answer that is chosen, as its place among the answers: two of them may be worth the same. */
  answers: readonly (number | undefined)[];
  /** Of the question that is shown. */
  index: number;
  /** `mixing`: the results are on their way; `failed`: they did not come, and can be asked for again. */
  stage: 'asking' | 'mixing' | 'failed' | 'results';
}

export interface Quiz {
  store: StoreApi<QuizState>;
  questions: readonly QuizQuestion[];
  open(): void;
  close(): void;
  /** Answers the question that is shown; another answer replaces the one before. */
  answer(choice: number): void;
  /** Shows the next question or, after the last, the results. Does nothing while the question is not answered. */
  next(): void;
  /** Does nothing on the first question. */
  back(): void;
  /** Forgets all answers, shuts, and opens on the first question 100 ms later. */
  retake(): void;
  /** For an unmount: lets go of what is still to come. */
  end(): void;
}

const start: QuizState = { isOpen: false, answers: [], index: 0, stage: 'asking' };

/**
 * @param load fetches what the results are shown with
 * @param from where it begins. @default shut, on the first question, nothing answered
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

/** In whole percent, of answers given. */
export const progressOf = ({ answers }: QuizState, { questions }: Pick<Quiz, 'questions'>) =>
  quizProgress(answers.filter((answer) => answer !== undefined).length, questions.length);

/** What the answers are worth, for scoring; questions without an answer are left out. */
export const valuesOf = ({ answers }: QuizState, { questions }: Pick<Quiz, 'questions'>) =>
  questions.flatMap((question, index) => question.answers[answers[index] ?? -1]?.value ?? []);
