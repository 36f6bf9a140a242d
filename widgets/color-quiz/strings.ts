import type { QuizKind } from './options.ts';

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
  primer: { title: 'Taking shape.', text: 'Its colors come with the last answer.' },
} as const;
