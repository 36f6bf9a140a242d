import type { AdminSettings } from '../../../catalogue/contracts/admin/settings.ts';
import type { Config } from '../../config.ts';
import type { Log } from '../../log/log.ts';
import type { Store } from '../../store/store.ts';
import type { RecipientWatch } from '../recipient-watch.ts';
import type { MailSender } from '../sender.ts';
import { digestMail } from './digest.ts';
import { lastMondayMorning, lastMorning } from './digest-days.ts';
import { createDigestScheduler, type DigestScheduler } from './digest-scheduler.ts';
import { spamDigest } from './spam-digest.ts';
import { weeklyDigest } from './weekly-digest.ts';

/** Creates the owner’s digests: the week on Mondays, if turned on, and suspected spam each day, if there was any. */
export function createOwnerDigests(parts: {
  store: Store;
  sender: MailSender;
  troubles: RecipientWatch['troubles'] | undefined;
  config: Pick<Config, 'mailFrom' | 'mailTo' | 'publicUrl'>;
  settings: { read(): Promise<Pick<AdminSettings, 'weeklyLetter' | 'spamLetter'>> };
  log: Log;
  now: () => Date;
}): DigestScheduler {
  const { store, sender, troubles, config, settings, log, now } = parts;
  return createDigestScheduler({
    store,
    sender,
    kinds: [
      {
        name: 'weekly',
        lastDay: lastMondayMorning,
        isWanted: async () => (await settings.read()).weeklyLetter,
        write: (range) => weeklyDigest(store, range, troubles),
      },
      {
        name: 'spam',
        lastDay: lastMorning,
        isWanted: async () => (await settings.read()).spamLetter,
        write: (range) => spamDigest(store, range),
      },
    ],
    envelop: (digest, id, date) =>
      digestMail(digest, { id, from: config.mailFrom, to: config.mailTo, publicUrl: config.publicUrl, date }),
    log,
    now,
  });
}
