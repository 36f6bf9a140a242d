import { business } from '../../../catalogue/business.ts';
import type { MeasuredForm } from '../../../catalogue/metrics/metric-names.ts';
import type { Metrics } from './metrics.ts';

/**
 * Counts how far visitors get in a form: seen, started, sent. Listens to the widget's events from outside, so forms
 * need no code for it. Ignores other widgets.
 * @param element the widget's island or custom element
 */
export function watchFunnel(element: Element, widget: string, { count }: Metrics): void {
  // The cast: these are the measured forms. A pattern takes fewer bytes than their list.
  const form = /estimate|contact|quiz|palette/.exec(widget)?.[0] as MeasuredForm | undefined;
  if (!form) return;
  new IntersectionObserver(
    (entries) => {
      // It counts at most once, so the observer may go on.
      if (entries.some(({ isIntersecting }) => isIntersecting)) count('funnel', `${form} seen`);
    },
    { rootMargin: '0px 0px -20%' },
  ).observe(element);
  // Colors are pressed, fields and answers are filled in.
  element.addEventListener(form === 'palette' ? 'click' : 'input', () => count('funnel', `${form} started`));
  element.addEventListener(`${business.namespace}:success`, () => count('funnel', `${form} sent`));
}
