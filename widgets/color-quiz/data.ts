export const quizKinds = ['exterior', 'interior'] as const;
export type QuizKind = (typeof quizKinds)[number];

export interface ColorQuizData {
  label: string;
  /** The button's target without JavaScript. */
  href: string;
}
