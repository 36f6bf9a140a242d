import { business } from '../../../catalogue/business.ts';
import type { Metric } from '../../../catalogue/contracts/metric.ts';
import { createMetrics, type Metrics, watchFunnel } from './metrics.ts';

/** On other sites nothing listens for leaving the page. */
const gatherMs = 3000;

/** As in published URLs. */
const version = 'v1';
/** All widgets have the same server. */
let shared: Metrics | undefined;

export function countEmbed(element: Element, name: string, apiOrigin: string, hasFailed: boolean): void {
  // Only embeddable widgets are built as elements.
  const widget = name as Metric['embed'][number]['widget'];
  shared ??= createMetrics(apiOrigin, (send) => setTimeout(send, gatherMs));
  const measures = shared;
  const happened = (what: 'load' | 'error') => measures.count('embed', { widget, version, happened: what });
  happened('load');
  if (hasFailed) happened('error');
  element.addEventListener(`${business.namespace}:error`, () => happened('error'));
  watchFunnel(element, widget, measures);
}
