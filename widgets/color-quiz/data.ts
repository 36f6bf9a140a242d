export const quizKinds = ['exterior', 'interior'] as const;
export type QuizKind = (typeof quizKinds)[number];

export interface ColorQuizOptions {
  quiz: QuizKind;
}

/** What a page of ours opens the quiz with. */
export interface ColorQuizData {
  label: string;
  /** Where the label leads without JavaScript. */
  href: string;
}
