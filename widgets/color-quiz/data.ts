export const quizKinds = ['exterior', 'interior'] as const;
export type QuizKind = (typeof quizKinds)[number];

/** The data with which one of our pages opens the quiz. */
export interface ColorQuizData {
  label: string;
  /** The button's target without JavaScript. */
  href: string;
}
