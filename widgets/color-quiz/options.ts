import { type OptionsOf, oneOf } from '../core/runtime/define-widget.ts';

export const quizKinds = ['exterior', 'interior'] as const;
export type QuizKind = (typeof quizKinds)[number];

export const colorQuizOptions = { quiz: oneOf(quizKinds, 'exterior') };
export type ColorQuizOptions = OptionsOf<typeof colorQuizOptions>;

/** Of the button on our pages. */
export interface ColorQuizData {
  label: string;
  /** Its target without JavaScript. */
  href: string;
}
