import type { Metric } from '../../../catalogue/contracts/metric.ts';

export interface Metrics {
  /** Counts an event on this page, at most once. */
  count<Part extends keyof Metric>(part: Part, what: Metric[Part][number]): void;
  /** Sends the counts since the last call; nothing if there are none. */
  send(): void;
}

/**
 * Counts events on this page, without personal data (`POST /api/measure`). Failures are ignored.
 * @param onWaiting called when there are new counts to send
 */
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
      // Overrides a `toJSON` that some pages add to all arrays.
      waiting[part] ??= Object.assign([], { toJSON: undefined });
      waiting[part].push(what);
    },
    send,
  };
}
