/** How much of a quiz is answered, in whole percent: of answers given, not of questions seen. */
export function quizProgress(answered: number, questions: number): number {
  return Math.round((100 * answered) / questions);
}
