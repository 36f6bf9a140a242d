import { business } from '../../../catalogue/business.ts';
import type { Metric } from '../../../catalogue/contracts/metric.ts';
import { watchFunnel } from './funnel.ts';
import { createMetrics, type Metrics } from './metrics.ts';

/** Events within this time are sent together. On other sites there is no listener for leaving the page. */
const gatherMs = 3000;

/** As in the published URLs of this build. */
const version = 'v1';
/** One for all widgets: they come from the same server as this file. */
let shared: Metrics | undefined;

/**
 * Counts for the owner that a widget was loaded on this site, that it failed, and how far visitors get in its form.
 * @param hasFailed whether it failed before anything listened
 */
export function countEmbed(element: Element, name: string, apiOrigin: string, hasFailed: boolean): void {
  // The build makes elements of embeddable widgets only.
  const widget = name as Metric['embed'][number]['widget'];
  shared ??= createMetrics(apiOrigin, () => setTimeout(() => shared?.send(), gatherMs));
  const measures = shared;
  const happened = (what: 'load' | 'error') => measures.count('embed', { widget, version, happened: what });
  happened('load');
  if (hasFailed) happened('error');
  element.addEventListener(`${business.namespace}:error`, () => happened('error'));
  watchFunnel(element, widget, measures);
}
