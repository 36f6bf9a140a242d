import { createPeriodicTask } from '../async/periodic-task.ts';
import { errorFields } from '../log/log.ts';
import { createDelivery, type DeliveryParts } from './delivery.ts';

const maxPauseMs = 60_000;

export interface OutboxParts extends DeliveryParts {
  /** How often to poll for mail without a wake-up. @default 5000 */
  pollMs?: number;
}

export interface Outbox {
  /** Starts polling for due mail, at once and then every few seconds. */
  start(): void;
  /** Call it after storing a lead: its mail is sent now. Does nothing before start and after stop. */
  wake(): void;
  /** Takes no more mail; resolves when the current mail is sent and marked, or after `graceMs`. @default 8000 */
  stop(graceMs?: number): Promise<void>;
}

/**
 * Sends the mail of leads. Any number of outboxes may share a store: each mail is leased to one of them for a minute.
 * Each mail is sent at least once; it is sent twice only after a crash, or a long failure of the store, between sending
 * and marking. Mail that keeps failing ends as `dead`, where the owner sees it. A failing store is retried with a
 * backoff of up to a minute. Does not keep a process alive.
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
  // If a mail takes too long, its lease runs out.
  return { start: task.start, wake: task.wake, stop: (graceMs = 8000) => task.stop(graceMs) };
}
