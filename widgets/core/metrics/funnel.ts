import { business } from '../../../catalogue/business.ts';
import type { MeasuredForm } from '../../../catalogue/metrics/metric-names.ts';
import type { Metrics } from './metrics.ts';

const forms: Readonly<Record<string, MeasuredForm>> = { 'estimate-form': 'estimate', 'contact-form': 'contact' };

/**
 * Counts how far visitors get in a form: seen, started, sent. Listens to the widget's events from outside, so forms
 * need no code for it. Ignores other widgets.
 * @param element the widget's island or custom element
 */
export function watchFunnel(element: Element, widget: string, { count }: Metrics): void {
  const form = forms[widget];
  if (!form) return;
  const inView = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      inView.disconnect();
      count('funnel', `${form} seen`);
    },
    { rootMargin: '0px 0px -20%' },
  );
  inView.observe(element);
  element.addEventListener('input', () => count('funnel', `${form} started`));
  element.addEventListener(`${business.namespace}:success`, () => count('funnel', `${form} sent`));
}
