import { type OptionsOf, oneOf } from '../core/runtime/define-widget.ts';
import { quizKinds } from './data.ts';

export const colorQuizOptions = {
  quiz: oneOf(quizKinds, 'exterior'),
};

export type ColorQuizOptions = OptionsOf<typeof colorQuizOptions>;
