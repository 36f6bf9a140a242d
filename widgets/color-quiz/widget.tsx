import { defineWidget } from '../core/runtime/define-widget.ts';
import { oneOf } from '../core/runtime/options.ts';
import { type ColorQuizData, type ColorQuizOptions, quizKinds } from './data.ts';
import { ColorQuiz } from './view.tsx';

/** Ten questions, two palettes: in a dialog behind a button on our pages, in place on other sites. */
export const colorQuiz = defineWidget<ColorQuizOptions, ColorQuizData>({
  name: 'color-quiz',
  options: {
    /** For the outside of the house, or for a room. */
    quiz: oneOf(quizKinds, 'exterior'),
  },
  View: ColorQuiz,
});
