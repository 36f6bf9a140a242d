import { business } from '../../../catalogue/business.ts';
import type { Metric } from '../../../catalogue/contracts/metric.ts';
import { watchFunnel } from './funnel.ts';
import { createMetrics, type Metrics } from './metrics.ts';

/** Events within this time are sent together. On other sites nothing listens for leaving the page. */
const gatherMs = 3000;

/** As in this build's published URLs. */
const version = 'v1';
/** Shared by all widgets, which have the same server as this file. */
let shared: Metrics | undefined;

/**
 * Counts loads and failures of a widget on this site, and how far visitors get in its form.
 * @param hasFailed whether it failed before this was called
 */
export function countEmbed(element: Element, name: string, apiOrigin: string, hasFailed: boolean): void {
  // Only embeddable widgets are built as elements.
  const widget = name as Metric['embed'][number]['widget'];
  shared ??= createMetrics(apiOrigin, () => setTimeout(() => shared?.send(), gatherMs));
  const measures = shared;
  const happened = (what: 'load' | 'error') => measures.count('embed', { widget, version, happened: what });
  happened('load');
  if (hasFailed) happened('error');
  element.addEventListener(`${business.namespace}:error`, () => happened('error'));
  watchFunnel(element, widget, measures);
}
