import { createPeriodicTask } from '../async/periodic-task.ts';
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
  let failures = 0;

  async function pass(): Promise<void> {
    try {
      await deliverDue(() => !task.isStopped());
      failures = 0;
    } catch (error) {
      failures += 1;
      parts.log('error', 'outbox_store_failed', { failures, ...errorFields(error) });
    }
  }

  const pauseMs = () => Math.min(pollMs * 2 ** failures, Math.max(maxPauseMs, pollMs));
  const task = createPeriodicTask({ pass, pauseMs });
  // A mail that takes too long is left to its lease.
  return { start: task.start, wake: task.wake, stop: (graceMs = 8000) => task.stop(graceMs) };
}
