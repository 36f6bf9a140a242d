/** How much of a quiz is answered, in percent of questions answered, not seen. */
export function quizProgress(answered: number, questions: number): number {
  return Math.round((100 * answered) / questions);
}
