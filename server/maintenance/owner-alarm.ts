import type { Config } from '../config.ts';
import { errorFields, type Log } from '../log/log.ts';
import { type Digest, digestMail } from '../mail/digests.ts';
import { MailFailure, type MailSender } from '../mail/sender.ts';
import type { AdminStore } from '../store/store.ts';

export interface OwnerAlarm {
  /** Once until {@link settle}. Never rejects; the next call tries again. */
  raise(key: string, letter: Digest): Promise<void>;
  /** Never rejects; false after a failure. */
  send(key: string, letter: Digest): Promise<boolean>;
  /** The problem is reported if it recurs. */
  settle(key: string): Promise<void>;
}

const sentName = (key: string) => `alarm ${key} sent`;

export function createOwnerAlarm(parts: {
  store: Pick<AdminStore, 'setting' | 'setSetting'>;
  sender: MailSender;
  config: Pick<Config, 'mailFrom' | 'mailTo' | 'publicUrl'>;
  log: Log;
  now: () => Date;
}): OwnerAlarm {
  const { store, sender, config, log, now } = parts;

  function failed(key: string, error: unknown): void {
    const why = error instanceof MailFailure ? { code: error.code } : errorFields(error);
    log('error', 'alarm_failed', { kind: key, ...why });
  }

  async function send(key: string, letter: Digest): Promise<boolean> {
    try {
      const date = now();
      const { mailFrom: from, mailTo: to, publicUrl } = config;
      const id = `alarm-${key}-${date.getTime()}`;
      await sender.send(digestMail(letter, { id, from, to, publicUrl, date }));
      log('info', 'alarm_sent', { kind: key });
      return true;
    } catch (error) {
      failed(key, error);
      return false;
    }
  }

  async function raise(key: string, letter: Digest): Promise<void> {
    try {
      if (await store.setting(sentName(key))) return;
      if (await send(key, letter)) await store.setSetting(sentName(key), now().toISOString());
    } catch (error) {
      failed(key, error);
    }
  }

  async function settle(key: string): Promise<void> {
    if (await store.setting(sentName(key))) await store.setSetting(sentName(key), '');
  }

  return { raise, send, settle };
}
