import css from 'sheet:./quiz-panel.tsx';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { adoptLateStylesheet } from '../core/runtime/adopt-late-stylesheet.ts';
import { isEmbedBuild } from '../core/runtime/build-target.ts';
import type { WidgetHost } from '../core/runtime/define-widget.ts';
import { closeBeside } from '../core/ui/close-beside.ts';
import { lineButton } from '../core/ui/parts.css.ts';
import type { ColorQuizData, QuizKind } from './data.ts';
import { dialog, wideDialog } from './dialog.css.ts';
import { QuizPanel } from './quiz-panel.tsx';
import { strings } from './strings.ts';
import type { TakenQuiz } from './use-quiz-model.ts';

interface QuizDialogProps extends TakenQuiz, ColorQuizData {
  id: string;
  kind: QuizKind;
  host: WidgetHost;
}

/**
 * A button on our pages and the dialog that it opens. The button is a link that works without JavaScript;
 * host/browser/islands.ts replays a click that precedes hydration.
 */
export function QuizDialog({ label, href, ...shown }: QuizDialogProps) {
  const { quiz, kind, state } = shown;
  const root = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!isEmbedBuild && root.current) adoptLateStylesheet(root.current, css);
  }, []);
  useLayoutEffect(() => {
    if (!state.isOpen) root.current?.close();
    else if (!root.current?.open) root.current?.showModal();
  }, [state.isOpen]);

  function open(event: MouseEvent | KeyboardEvent) {
    event.preventDefault();
    quiz.open();
  }
  return (
    <>
      <a
        className={lineButton}
        href={href}
        data-held=""
        onClick={open}
        onKeyDown={(event) => event.key === ' ' && open(event)}
      >
        {label}
      </a>
      <dialog
        ref={root}
        className={state.stage === 'results' ? wideDialog : dialog}
        aria-label={strings.title[kind]}
        // A late event of a retaken quiz must not close it again.
        onClose={() => !root.current?.open && quiz.close()}
        {...closeBeside(quiz.close)}
      >
        {state.isOpen && <QuizPanel {...shown} />}
      </dialog>
    </>
  );
}
