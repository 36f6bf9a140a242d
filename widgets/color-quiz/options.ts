import { type OptionsOf, oneOf } from '../core/runtime/options.ts';
import { quizKinds } from './data.ts';

export const colorQuizOptions = {
  /** For the outside of the house, or for a room. */
  quiz: oneOf(quizKinds, 'exterior'),
};

export type ColorQuizOptions = OptionsOf<typeof colorQuizOptions>;
