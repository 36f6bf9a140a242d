import { defineWidget, type WidgetProps } from '../core/runtime/define-widget.ts';
import { useQuiz } from './quiz-model.ts';
import { QuizPanel } from './quiz-panel.tsx';
import { type ColorQuizData, type ColorQuizOptions, colorQuizOptions } from './strings.ts';

type ColorQuizProps = WidgetProps<ColorQuizOptions, ColorQuizData>;

/** Imported here, so that the lazy stylesheet omits rules that the panel already has. */
const loadLazy = () => import('./lazy.tsx');

/** Answers do not carry over to another quiz. */
const EmbeddedQuiz = (props: ColorQuizProps) => <OneQuiz key={props.options.quiz} {...props} />;

function OneQuiz({ id, options: { quiz: kind }, host }: ColorQuizProps) {
  return <QuizPanel id={id} kind={kind} host={host} {...useQuiz(kind, host, loadLazy, false)} />;
}

export const colorQuiz = defineWidget<ColorQuizOptions, ColorQuizData>({
  name: 'color-quiz',
  options: colorQuizOptions,
  View: EmbeddedQuiz,
});
