import { withTimeout } from '../async/with-timeout.ts';
import { errorFields } from '../log/log.ts';
import { createDelivery, type DeliveryParts } from './delivery.ts';

const maxPauseMs = 60_000;

export interface OutboxParts extends DeliveryParts {
  /** How often to look for mail without a wake-up. @default 5000 */
  pollMs?: number;
}

export interface Outbox {
  /** Starts looking for due mail, at once and then every few seconds. */
  start(): void;
  /** Call after storing a lead: its mail is sent now. Harmless before start and after stop. */
  wake(): void;
  /** Takes no more mail; resolves when the current mail is sent and marked, or after `graceMs`. @default 8000 */
  stop(graceMs?: number): Promise<void>;
}

/**
 * Sends the mail of leads. Any number of outboxes may share a store: each mail belongs to one of them for a minute.
 * Each mail is sent once, except after a crash, or a long failure of the store, between sending and marking; then it
 * may be sent twice, but never not at all. Mail that keeps failing ends as `dead`, where the owner sees it. A failing
 * store is retried with growing pauses of up to a minute. Does not keep a process alive.
 */
export function createOutbox({ pollMs = 5000, ...parts }: OutboxParts): Outbox {
  const deliverDue = createDelivery(parts);
  let state: 'new' | 'running' | 'stopped' = 'new';
  let pass: Promise<void> | undefined;
  let isWokenMeanwhile = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  /** One pass, then the next after a pause, or at once if woken meanwhile. Never rejects. */
  async function run(): Promise<void> {
    clearTimeout(timer);
    isWokenMeanwhile = false;
    try {
      await deliverDue(() => state === 'running');
      failures = 0;
    } catch (error) {
      failures += 1;
      parts.log('error', 'outbox_store_failed', { failures, ...errorFields(error) });
    }
    pass = undefined;
    if (state !== 'running') return;
    const pauseMs = isWokenMeanwhile ? 0 : Math.min(pollMs * 2 ** failures, Math.max(maxPauseMs, pollMs));
    timer = setTimeout(begin, pauseMs).unref();
  }

  function begin(): void {
    pass = run();
  }

  return {
    start() {
      if (state !== 'new') return;
      state = 'running';
      begin();
    },
    wake() {
      if (state !== 'running') return;
      if (pass) isWokenMeanwhile = true;
      else begin();
    },
    async stop(graceMs = 8000) {
      state = 'stopped';
      clearTimeout(timer);
      // A pass never rejects; one that takes too long is left to its lease.
      await withTimeout(pass, graceMs, 'The mail in hand took too long').catch(() => {});
    },
  };
}
