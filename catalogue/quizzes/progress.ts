export function quizProgress(answered: number, questions: number): number {
  return Math.round((100 * answered) / questions);
}
