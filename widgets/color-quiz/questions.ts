import { exteriorQuestions } from '../../catalogue/quizzes/exterior-questions.ts';
import { interiorQuestions } from '../../catalogue/quizzes/interior-questions.ts';
import type { QuizQuestion } from '../../catalogue/quizzes/quiz.ts';
import type { QuizKind } from './data.ts';

export const questionsOf: Readonly<Record<QuizKind, readonly QuizQuestion[]>> = {
  exterior: exteriorQuestions,
  interior: interiorQuestions,
};
