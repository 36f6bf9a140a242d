import { createSettings } from '../../admin/settings.ts';
import type { Config } from '../../config.ts';
import type { Log } from '../../log/log.ts';
import type { Store } from '../../store/store.ts';
import type { MailSender } from '../sender.ts';
import { letterMail } from './digest.ts';
import { lastMondayMorning, lastMorning } from './digest-days.ts';
import { createLetterDesk, type LetterDesk } from './digest-scheduler.ts';
import { spamDigest } from './spam-digest.ts';
import { weeklyLetter } from './weekly-digest.ts';

/** The owner’s letters: the week on Mondays, where it is wanted, and each day’s suspected spam, where there is any. */
export function createOwnersLetters(parts: {
  store: Store;
  sender: MailSender;
  config: Pick<Config, 'mailFrom' | 'mailTo' | 'publicUrl'>;
  log: Log;
  now: () => Date;
}): LetterDesk {
  const { store, sender, config, log, now } = parts;
  const settings = createSettings(store);
  const office = `${config.publicUrl}/admin#inbox`;
  return createLetterDesk({
    store,
    sender,
    kinds: [
      {
        name: 'weekly',
        lastDay: lastMondayMorning,
        isWanted: async () => (await settings.read()).weeklyLetter,
        write: (range) => weeklyLetter(store, range),
      },
      { name: 'spam', lastDay: lastMorning, isWanted: async () => true, write: (range) => spamDigest(store, range) },
    ],
    envelop: (letter, id, date) => letterMail(letter, { id, from: config.mailFrom, to: config.mailTo, office, date }),
    log,
    now,
  });
}
