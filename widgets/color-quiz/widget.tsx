import { defineWidget } from '../core/runtime/define-widget.ts';
import type { ColorQuizData } from './data.ts';
import { type ColorQuizOptions, colorQuizOptions } from './options.ts';
import { ColorQuiz } from './view.tsx';

/** Ten questions, two palettes: in a dialog behind a button on our pages, in place on other sites. */
export const colorQuiz = defineWidget<ColorQuizOptions, ColorQuizData>({
  name: 'color-quiz',
  options: colorQuizOptions,
  View: ColorQuiz,
});
