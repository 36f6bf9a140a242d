import { colorQuiz } from '../../widgets/color-quiz/on-page.tsx';
import type { QuizKind } from '../../widgets/color-quiz/strings.ts';
import { Island } from './island.tsx';

interface QuizButtonProps {
  kind: QuizKind;
  label: string;
  /** Unique on the page. @default 'q' */
  id?: string;
}

export const QuizButton = ({ kind, label, id = 'q' }: QuizButtonProps) => (
  <Island
    widget={colorQuiz}
    id={id}
    options={{ quiz: kind }}
    data={{ label, href: `/color-quiz#${kind}` }}
    start="intent"
  />
);
