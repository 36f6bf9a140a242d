import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { defineWidget, type WidgetProps } from '../core/runtime/define-widget.ts';
import { closeBeside } from '../core/ui/close-beside.ts';
import { lineButton } from '../core/ui/parts.css.ts';
import { dialog, wideDialog } from './dialog.css.ts';
import { useQuiz } from './quiz-model.ts';
import { type ColorQuizData, type ColorQuizOptions, colorQuizOptions, strings } from './strings.ts';

type Panel = typeof import('./dialog-panel.tsx');

const loadPanel = () => import('./dialog-panel.tsx');
const loadLazy = async () => (await loadPanel()).loadLazy();

/** The button is a link without JavaScript; host/browser/islands.ts replays a click that precedes hydration. */
function QuizDialog({ id, options, data, host }: WidgetProps<ColorQuizOptions, ColorQuizData>) {
  const kind = options.quiz;
  const taken = useQuiz(kind, host, loadLazy, true);
  const { quiz, state } = taken;
  const root = useRef<HTMLDialogElement>(null);
  const [panel, setPanel] = useState<Panel>();
  useLayoutEffect(() => {
    if (!state.isOpen) root.current?.close();
    else if (panel && !root.current?.open) root.current?.showModal();
  }, [state.isOpen, panel]);
  function load() {
    loadPanel().then((loaded) => {
      host.adopt(loaded.css);
      setPanel(loaded);
    }, console.error);
  }
  // The button is hydrated when a visitor is about to press it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per mount.
  useLayoutEffect(load, []);

  function open(event: MouseEvent | KeyboardEvent) {
    event.preventDefault();
    if (!panel) load();
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

export const colorQuiz = defineWidget<ColorQuizOptions, ColorQuizData>({
  name: 'color-quiz',
  options: colorQuizOptions,
  View: QuizDialog,
});
