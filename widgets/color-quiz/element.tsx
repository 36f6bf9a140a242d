import sheet from 'sheet:./element.tsx';
import { defineElement } from '../core/runtime/custom-element.tsx';
import type { WidgetProps } from '../core/runtime/define-widget.ts';
import { useQuiz } from './quiz-model.ts';
import { QuizPanel } from './quiz-panel.tsx';
import { type ColorQuizOptions, colorQuizOptions } from './strings.ts';

type ColorQuizProps = WidgetProps<ColorQuizOptions, undefined>;

/** Imported here, so that the lazy stylesheet omits rules that the panel already has. */
async function loadLazy() {
  const drawn = import('./answer-picture.tsx').catch(() => undefined);
  return { ...(await import('./lazy.tsx')), ...(await drawn) };
}

/** Answers do not carry over to another quiz. */
const EmbeddedQuiz = (props: ColorQuizProps) => <OneQuiz key={props.options.quiz} {...props} />;

function OneQuiz({ id, options: { quiz: kind }, host }: ColorQuizProps) {
  return <QuizPanel id={id} kind={kind} host={host} {...useQuiz(kind, host, loadLazy, false)} />;
}

defineElement({ name: 'color-quiz', options: colorQuizOptions, View: EmbeddedQuiz }, sheet, import.meta.url);
