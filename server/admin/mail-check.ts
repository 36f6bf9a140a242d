import type { Condition } from '../../catalogue/contracts/admin/health.ts';
import { capital, counted } from '../mail/digests/words.ts';
import { type RecipientWatch, troubleSentence } from '../mail/recipient-watch.ts';
import type { Store } from '../store/store.ts';
import type { HealthCheck } from './health.ts';

/** Mail that has waited longer is late: failed attempts are retried within minutes. */
const lateMs = 15 * 60_000;
const kept = 'The requests themselves are in the inbox.';

/**
 * Tells the owner how many mails about requests are pending, and warns if one is late or was given up, or if an address
 * gets no mail.
 * @param parts.troubles why accepted mail does not arrive. @default none
 */
export function mailCheck(parts: {
  store: Pick<Store, 'outboxState'>;
  troubles?: RecipientWatch['troubles'] | undefined;
  now: () => Date;
}): HealthCheck {
  const { store, troubles = async () => [], now } = parts;

  async function waitingMail(): Promise<Condition> {
    const { due, dead, oldestDueAt } = await store.outboxState();
    if (dead > 0) {
      const sentence = `${capital(counted(dead, 'mail'))} to you could not be delivered. ${kept}`;
      return { key: 'mail', severity: 'warning', sentence, brief: `${counted(dead, 'mail')} not delivered` };
    }
    const brief = due === 0 ? 'No mail waiting' : `${capital(counted(due, 'mail'))} waiting`;
    if (oldestDueAt && now().getTime() - oldestDueAt.getTime() > lateMs) {
      const sentence = `${capital(counted(due, 'mail'))} to you ${due === 1 ? 'waits' : 'wait'} for the mail service. ${kept}`;
      return { key: 'mail', severity: 'warning', sentence, brief, since: oldestDueAt.toISOString() };
    }
    return { key: 'mail', severity: 'info', sentence: `${brief}.`, brief };
  }

  return async () => {
    const [waiting, unreached] = await Promise.all([waitingMail(), troubles()]);
    if (unreached.length === 0) return [waiting];
    const isPermanent = unreached.some(({ list }) => list !== 'blocks');
    const sentences = [...unreached.map(troubleSentence), waiting.severity === 'info' ? kept : waiting.sentence];
    return [
      {
        ...{ key: 'mail', severity: isPermanent ? 'problem' : 'warning', sentence: sentences.join(' ') },
        brief: 'Mail does not arrive',
        since: unreached.map(({ since }) => since).sort()[0] ?? '',
      },
    ];
  };
}
