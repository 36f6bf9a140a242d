import type { Measure } from '../../catalogue/contracts/measure.ts';

export interface Measures {
  /** Counts something that happened on this page, once however often it is said. */
  count<Part extends keyof Measure>(part: Part, what: Measure[Part][number]): void;
  /** Sends what was counted since; nothing when there is nothing. */
  send(): void;
}

/**
 * Counts of what happens on this page; nothing of anybody is in them. They leave when the page is hidden or left
 * (`POST /api/measure`), and a failure is nobody’s trouble.
 */
export function createMeasures(apiOrigin: string): Measures {
  const counted = new Set<string>();
  let waiting: Record<string, unknown[]> = {};

  function send(): void {
    if (!Object.keys(waiting)[0]) return;
    const body = JSON.stringify(waiting);
    waiting = {};
    fetch(`${apiOrigin}/api/measure`, {
      method: 'POST',
      keepalive: true,
      credentials: apiOrigin === location.origin ? 'include' : 'omit',
      headers: { 'Content-Type': 'application/json' },
      body,
    }).catch(() => {});
  }

  // In the bubbling phase: what others count when the page is hidden has been counted by then.
  addEventListener('visibilitychange', () => document.hidden && send());
  addEventListener('pagehide', send);

  return {
    count(part, what) {
      const name = part + JSON.stringify(what);
      if (counted.has(name)) return;
      counted.add(name);
      waiting[part] = [...(waiting[part] ?? []), what];
    },
    send,
  };
}
