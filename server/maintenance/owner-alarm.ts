import type { Config } from '../config.ts';
import { errorFields } from '../log/log.ts';
import { type Digest, digestMail } from '../mail/digests.ts';
import type { MailSender } from '../mail/sender.ts';
import type { Common } from '../store/store.ts';

export type OwnerAlarm = ReturnType<typeof createOwnerAlarm>;

export function createOwnerAlarm(
  parts: Common & { sender: MailSender; config: Pick<Config, 'mailFrom' | 'mailTo' | 'publicUrl'> },
) {
  const { store, sender, log, now } = parts;
  const { mailFrom: from, mailTo: to, publicUrl } = parts.config;
  const sentName = (key: string) => `alarm ${key} sent`;

  /** Never rejects; false after a failure. */
  async function send(key: string, letter: Digest): Promise<boolean> {
    try {
      const date = now();
      await sender.send(digestMail(letter, { id: `alarm-${key}-${date.getTime()}`, from, to, publicUrl, date }));
      log('info', 'alarm_sent', { kind: key });
      return true;
    } catch (error) {
      log('error', 'alarm_failed', { kind: key, ...errorFields(error) });
      return false;
    }
  }

  return {
    send,
    /** Once until {@link settle}; after a failure, the next call tries again. Rejects if the store fails. */
    async raise(key: string, letter: Digest): Promise<void> {
      if (await store.setting(sentName(key))) return;
      if (await send(key, letter)) await store.setSetting(sentName(key), now().toISOString());
    },
    /** The problem is reported if it recurs. */
    async settle(key: string): Promise<void> {
      if (await store.setting(sentName(key))) await store.setSetting(sentName(key), '');
    },
  };
}
