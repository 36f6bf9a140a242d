/** The percentage of questions that are answered, not just seen. */
export function quizProgress(answered: number, questions: number): number {
  return Math.round((100 * answered) / questions);
}
