import { type OptionsOf, oneOf } from '../core/runtime/define-widget.ts';

export const quizKinds = ['exterior', 'interior'] as const;
export type QuizKind = (typeof quizKinds)[number];

export const colorQuizOptions = { quiz: oneOf(quizKinds, 'exterior') };
export type ColorQuizOptions = OptionsOf<typeof colorQuizOptions>;

export interface ColorQuizData {
  label: string;
  /** Its target without JavaScript. */
  href: string;
}

export const strings = {
  title: { exterior: 'Exterior color quiz', interior: 'Interior color quiz' } satisfies Record<QuizKind, string>,
  close: 'Close the quiz',
  progress: 'Answered questions',
  answered: 'answered',
  back: 'Back',
  next: 'Next',
  show: 'See My Palettes',
  mixing: 'Mixing your colors...',
  failed: 'Your palettes could not be loaded. Please try again.',
  primer: { title: 'Taking shape.', text: 'We’ll paint it when you’ve answered all ten.' },
} as const;
