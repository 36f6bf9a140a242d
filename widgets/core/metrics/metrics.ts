import type { Metric } from '../../../catalogue/contracts/metric.ts';

export interface Metrics {
  /** At most once per page. */
  count<Part extends keyof Metric>(part: Part, what: Metric[Part][number]): void;
  send(): void;
}

/** Without personal data. Failures are ignored. */
export function createMetrics(apiOrigin: string, onWaiting?: () => void): Metrics {
  const counted = new Set<string>();
  let waiting: Record<string, unknown[]> | undefined;

  function send(): void {
    if (!waiting) return;
    const body = JSON.stringify(waiting);
    waiting = undefined;
    fetch(`${apiOrigin}/api/measure`, {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body,
    }).catch(() => {});
  }

  return {
    count(part, what) {
      const name = part + JSON.stringify(what);
      if (counted.has(name)) return;
      counted.add(name);
      if (!waiting) onWaiting?.();
      waiting ??= {};
      // Some pages add a `toJSON` to all arrays.
      waiting[part] ??= Object.assign([], { toJSON: undefined });
      waiting[part].push(what);
    },
    send,
  };
}
