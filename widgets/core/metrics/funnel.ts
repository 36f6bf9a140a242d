import { business } from '../../../catalogue/business.ts';
import type { MeasuredForm } from '../../../catalogue/metrics/metric-names.ts';
import type { Metrics } from './metrics.ts';

/** From outside, so that forms need no code for it. */
export function watchFunnel(element: Element, widget: string, { count }: Metrics): void {
  // A pattern takes fewer bytes than the list of measured forms.
  const form = /estimate|contact|quiz|palette/.exec(widget)?.[0] as MeasuredForm | undefined;
  if (!form) return;
  new IntersectionObserver(
    (entries) => {
      // Counted at most once, so the observer may go on.
      if (entries.some(({ isIntersecting }) => isIntersecting)) count('funnel', `${form} seen`);
    },
    { rootMargin: '0px 0px -20%' },
  ).observe(element);
  element.addEventListener(form === 'palette' ? 'click' : 'input', () => count('funnel', `${form} started`));
  element.addEventListener(`${business.namespace}:success`, () => count('funnel', `${form} sent`));
}
