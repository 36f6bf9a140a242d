import type { WidgetProps } from '../core/runtime/define-widget.ts';
import type { ColorQuizData } from './data.ts';
import { QuizDialog } from './dialog.tsx';
import type { ColorQuizOptions } from './options.ts';
import { QuizPanel } from './quiz-panel.tsx';
import { useQuiz } from './use-quiz-model.ts';

/** Imported here, so that the lazy part's stylesheet omits rules that the views already have. */
const loadLazy = () => import('./lazy.tsx');

type ColorQuizProps = WidgetProps<ColorQuizOptions, ColorQuizData>;

/** A different quiz starts over, because answers do not carry over. */
export const ColorQuiz = (props: ColorQuizProps) => <OneQuiz key={props.options.quiz} {...props} />;

function OneQuiz({ id, options: { quiz: kind }, data, host }: ColorQuizProps) {
  const taken = useQuiz(kind, host, loadLazy);
  const shown = { id, kind, host, ...taken };
  return data ? <QuizDialog {...shown} {...data} /> : <QuizPanel {...shown} />;
}
