import { business } from '../../../catalogue/business.ts';
import type { Metric } from '../../../catalogue/contracts/metric.ts';
import type { MeasuredForm } from '../../../catalogue/metrics/metric-names.ts';

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

export interface Metrics {
  /** At most once per page. */
  count<Part extends keyof Metric>(part: Part, what: Metric[Part][number]): void;
  send(): void;
}

/** Without personal data. Failures are ignored. */
export function createMetrics(apiOrigin: string, onWaiting?: (send: () => void) => void): Metrics {
  const counted = new Set<string>();
  let waiting: Record<string, unknown[]> | undefined;

  function send(): void {
    if (!waiting) return;
    fetch(`${apiOrigin}/api/measure`, {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(waiting),
    }).catch(() => {});
    waiting = undefined;
  }

  return {
    count(part, what) {
      const name = part + JSON.stringify(what);
      if (counted.has(name)) return;
      counted.add(name);
      if (!waiting) onWaiting?.(send);
      waiting ??= {};
      // Some pages add a `toJSON` to all arrays.
      waiting[part] ??= Object.assign([], { toJSON: undefined });
      waiting[part].push(what);
    },
    send,
  };
}
