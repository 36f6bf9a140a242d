import { capital, counted } from '../mail/digests/words.ts';
import type { Store } from '../store/store.ts';
import type { HealthCheck } from './health.ts';

/** Mail that has waited longer is late: failed attempts are retried within minutes. */
const lateMs = 15 * 60_000;

/** Tells the owner how many mails about requests are pending, and warns if one is late or was given up. */
export function mailCheck(parts: { store: Pick<Store, 'outboxState'>; now: () => Date }): HealthCheck {
  const { store, now } = parts;
  return async () => {
    const { due, dead, oldestDueAt } = await store.outboxState();
    if (dead > 0) {
      const sentence = `${capital(counted(dead, 'mail'))} to you could not be delivered. The requests themselves are in the inbox.`;
      return [{ key: 'mail', severity: 'warning', sentence, brief: `${counted(dead, 'mail')} not delivered` }];
    }
    const brief = due === 0 ? 'No mail waiting' : `${capital(counted(due, 'mail'))} waiting`;
    if (oldestDueAt && now().getTime() - oldestDueAt.getTime() > lateMs) {
      const sentence = `${capital(counted(due, 'mail'))} to you ${due === 1 ? 'waits' : 'wait'} for the mail service. The requests themselves are in the inbox.`;
      return [{ key: 'mail', severity: 'warning', sentence, brief, since: oldestDueAt.toISOString() }];
    }
    return [{ key: 'mail', severity: 'info', sentence: `${brief}.`, brief }];
  };
}
