import type { ServicePage } from '../../../catalogue/service-pages/service-page.ts';
import { estimateAnchor } from '../parts/estimate-island.tsx';
import { quizButton } from './quiz-button.css.ts';

/** The way to the color quiz, where the service has one (SPEC.md §2). Without JavaScript it leads to the estimate form. */
export function QuizButton({ label }: { label: NonNullable<ServicePage['quizLabel']> }) {
  return (
    <a className={quizButton} href={`#${estimateAnchor}`}>
      {label}
    </a>
  );
}
