import type { ServicePage } from '../../catalogue/services/pages/service-page.ts';
import { colorQuiz } from '../../widgets/color-quiz/ssr.tsx';
import { estimateAnchor } from './estimate-link.ts';
import { Island } from './island.tsx';

/**
 * The button of the color quiz, where the service has one; the quiz loads when a visitor reaches for it. Without
 * JavaScript it leads to the estimate form.
 */
export function QuizIsland({ page: { serviceType, quizLabel } }: { page: ServicePage }) {
  if (!quizLabel || serviceType === 'pressure-washing') return null;
  return (
    <Island
      widget={colorQuiz}
      id="q"
      options={{ quiz: serviceType }}
      data={{ label: quizLabel, href: `#${estimateAnchor}` }}
      start="intent"
    />
  );
}
