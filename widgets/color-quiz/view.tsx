import type { WidgetProps } from '../core/runtime/define-widget.ts';
import type { ColorQuizData, ColorQuizOptions } from './data.ts';
import { QuizDialog } from './quiz-dialog.tsx';
import { QuizView } from './quiz-view.tsx';
import { useQuiz } from './use-quiz.ts';

/** Asked for here, so that the sheet of what comes late leaves out what the views have already. */
const loadLazy = () => import('./lazy.tsx');

type ColorQuizProps = WidgetProps<ColorQuizOptions, ColorQuizData>;

/** Another quiz is another start: nothing of one is worth anything in the other. */
export const ColorQuiz = (props: ColorQuizProps) => <OneQuiz key={props.options.quiz} {...props} />;

function OneQuiz({ id, options: { quiz: kind }, data, host }: ColorQuizProps) {
  const taken = useQuiz(kind, host, loadLazy);
  const shown = { id, kind, host, ...taken };
  return data ? <QuizDialog {...shown} {...data} /> : <QuizView {...shown} />;
}
