import { useEffect, useRef, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { exteriorQuestions } from '../../catalogue/quizzes/exterior-questions.ts';
import { interiorQuestions } from '../../catalogue/quizzes/interior-questions.ts';
import type { QuizQuestion } from '../../catalogue/quizzes/quiz.ts';
import type { WidgetHost } from '../core/runtime/define-widget.ts';
import { useStore } from '../core/runtime/use-store.ts';
import type { QuizKind } from './strings.ts';

export interface QuizPart {
  id: string;
  kind: QuizKind;
  host: WidgetHost;
}

export const questionsOf: Readonly<Record<QuizKind, readonly QuizQuestion[]>> = {
  exterior: exteriorQuestions,
  interior: interiorQuestions,
};

export const reopenDelayMs = 100;

export interface QuizState {
  /** Outside of a dialog, false only during a retake. */
  isOpen: boolean;
  /** Index of the answer, by question; two answers may share a value. */
  answers: readonly (number | undefined)[];
  index: number;
  /** `mixing`: the results are loading; `failed`: they can be requested again. */
  stage: 'asking' | 'mixing' | 'failed' | 'results';
}

const start: QuizState = { isOpen: false, answers: [], index: 0, stage: 'asking' };

export function createQuiz(
  questions: readonly QuizQuestion[],
  load: () => Promise<boolean>,
  from?: Partial<QuizState>,
) {
  const store = createStore((): QuizState => ({ ...start, ...from }));
  const { getState, setState } = store;
  let reopening: ReturnType<typeof setTimeout> | undefined;

  async function mix(): Promise<void> {
    setState({ stage: 'mixing' });
    setState({ stage: (await load()) ? 'results' : 'failed' });
  }

  /** Of the answered questions. */
  const values = () => questions.flatMap(({ answers }, index) => answers[getState().answers[index] ?? -1]?.value ?? []);

  return {
    store,
    questions,
    values,
    percent: () => Math.round((100 * values().length) / questions.length),
    open: () => setState({ isOpen: true }),
    close: () => setState({ isOpen: false }),
    answer(choice: number) {
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

/** What loads a part with its styles resolves to false after a failure. */
export function useLazy<Part extends { css: string }>(host: WidgetHost, importPart: () => Promise<Part>) {
  const [part, setPart] = useState<Part>();
  const loading = useRef<Promise<boolean>>(undefined);

  async function fetchPart(): Promise<boolean> {
    try {
      const module = await importPart();
      host.adopt(module.css);
      setPart(module);
      return true;
    } catch (error) {
      loading.current = undefined;
      console.error(error);
      return false;
    }
  }
  function load(): Promise<boolean> {
    loading.current ??= fetchPart();
    return loading.current;
  }
  return [part, load] as const;
}

type Lazy = typeof import('./lazy.tsx') & Partial<typeof import('./answer-picture.tsx')>;

export type TakenQuiz = ReturnType<typeof useQuiz>;

/** @param isDialog opened and closed by the visitor; otherwise always there */
export function useQuiz(kind: QuizKind, host: WidgetHost, loadLazy: () => Promise<Lazy>, isDialog: boolean) {
  const [lazy, load] = useLazy(host, loadLazy);
  const [quiz] = useState(() => {
    const kept = host.draft.read()?.[kind];
    return createQuiz(questionsOf[kind], load, { isOpen: !isDialog, ...(kept && JSON.parse(kept)) });
  });
  // Kept for a visitor who leaves with Back, or while another site moves the element.
  useEffect(() => {
    const stop = quiz.store.subscribe(({ answers, index, stage }) => {
      const isOver = stage === 'results' && isDialog;
      host.draft.write(isOver ? undefined : { [kind]: JSON.stringify({ answers, index }) });
    });
    return () => {
      stop();
      quiz.end();
    };
  }, [quiz, host, kind, isDialog]);
  return { quiz, state: useStore(quiz.store), lazy, load, isDialog };
}
