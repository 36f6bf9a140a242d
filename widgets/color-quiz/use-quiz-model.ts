import { type RefObject, useEffect, useRef, useState } from 'react';
import type { WidgetHost } from '../core/runtime/define-widget.ts';
import { useStore } from '../core/runtime/use-store.ts';
import type { QuizKind } from './data.ts';
import type * as Lazy from './lazy.tsx';
import { createQuiz, type Quiz, type QuizState, questionsOf } from './quiz-model.ts';

export interface TakenQuiz {
  quiz: Quiz;
  state: QuizState;
  lazy: typeof Lazy | undefined;
  /** Loads once; can be called again after a failure. */
  load(): Promise<unknown>;
  frame: RefObject<HTMLDivElement | null>;
}

export function useQuiz(kind: QuizKind, host: WidgetHost, loadLazy: () => Promise<typeof Lazy>): TakenQuiz {
  const [lazy, setLazy] = useState<typeof Lazy>();
  const frame = useRef<HTMLDivElement>(null);
  const loading = useRef<Promise<unknown>>(undefined);

  async function fetchLazy(): Promise<void> {
    try {
      const module = await loadLazy();
      host.adopt(module.css);
      setLazy(module);
    } catch (error) {
      loading.current = undefined;
      console.error(error);
      throw error;
    }
  }
  function load(): Promise<unknown> {
    loading.current ??= fetchLazy();
    return loading.current;
  }

  const [quiz] = useState(() => {
    const isInPlace = host.place === 'embed';
    const kept = host.draft.read()?.[kind];
    return createQuiz(questionsOf[kind], load, { isOpen: isInPlace, ...(kept && JSON.parse(kept)) });
  });
  // Kept on our pages for a visitor who leaves with Back; on others, while the page moves the element.
  useEffect(() => {
    const stop = quiz.store.subscribe(({ answers, index, stage }) => {
      const isOver = stage === 'results' && host.place === 'site';
      host.draft.write(isOver ? undefined : { [kind]: JSON.stringify({ answers, index }) });
    });
    return () => {
      stop();
      quiz.end();
    };
  }, [quiz, host, kind]);
  return { quiz, state: useStore(quiz.store), lazy, load, frame };
}
