import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { defineWidget, type WidgetProps } from '../core/runtime/define-widget.ts';
import { closeBeside } from '../core/ui/close-beside.ts';
import { lineButton } from '../core/ui/parts.css.ts';
import { dialog, wideDialog } from './dialog.css.ts';
import { reopenDelayMs, useLazy, useQuiz } from './quiz-model.ts';
import { type ColorQuizData, type ColorQuizOptions, colorQuizOptions, strings } from './strings.ts';

const loadPanel = () => import('./hint-chips.tsx');
const loadLazy = async () => (await loadPanel()).loadLazy();

/** The button is a link without JavaScript; host/browser/islands.ts replays a click that precedes hydration. */
function QuizDialog({ id, options, data, host }: WidgetProps<ColorQuizOptions, ColorQuizData>) {
  const kind = options.quiz;
  const taken = useQuiz(kind, host, loadLazy, true);
  const { quiz, state } = taken;
  const root = useRef<HTMLDialogElement>(null);
  const [panel, load] = useLazy(host, loadPanel);
  useLayoutEffect(() => {
    if (!state.isOpen) root.current?.close();
    else if (panel && !root.current?.open) root.current?.showModal();
  }, [state.isOpen, panel]);
  useBackToClose(state.isOpen, quiz.close);
  // The button is hydrated when a visitor is about to press it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per mount.
  useLayoutEffect(() => void load(), []);

  function open(event: MouseEvent | KeyboardEvent) {
    event.preventDefault();
    void load();
    quiz.open();
  }
  return (
    <>
      <a
        className={lineButton}
        href={data?.href}
        data-held=""
        onClick={open}
        onKeyDown={(event) => event.key === ' ' && open(event)}
      >
        {data?.label}
      </a>
      <dialog
        ref={root}
        className={state.stage === 'results' ? wideDialog : dialog}
        aria-label={strings.title[kind]}
        // A late event of a retaken quiz must not close it again.
        onClose={() => !root.current?.open && quiz.close()}
        {...closeBeside(quiz.close)}
      >
        {state.isOpen && panel && <panel.DialogPanel {...taken} id={id} kind={kind} host={host} />}
      </dialog>
    </>
  );
}

const isOnDialog = () => !!history.state?.isQuiz;

// A retake opens it again on the same entry.
const settleMs = 2 * reopenDelayMs;

function useBackToClose(isOpen: boolean, close: () => void): void {
  // A reloaded page shows no dialog: its entry is one of the page.
  useLayoutEffect(() => {
    if (isOnDialog() && !document.querySelector('dialog[open]')) history.replaceState(null, '');
  }, []);
  useLayoutEffect(() => {
    if (!isOpen) {
      const settling = setTimeout(
        () => isOnDialog() && !document.querySelector('dialog[open]') && history.back(),
        settleMs,
      );
      return () => clearTimeout(settling);
    }
    if (!isOnDialog()) history.pushState({ isQuiz: true }, '');
    const follow = () => isOnDialog() || close();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [isOpen, close]);
}

export const colorQuiz = defineWidget({ name: 'color-quiz', options: colorQuizOptions, View: QuizDialog });
