import type { DigestState } from '../../catalogue/contracts/admin/digest-states.ts';
import type { AdminSettings } from '../../catalogue/contracts/admin/settings.ts';
import { dayAfter, momentOf, wallTime, weekdayOf } from '../../catalogue/time/eastern-time.ts';
import type { Config } from '../config.ts';
import { errorFields, type Log } from '../log/log.ts';
import type { AdminStore } from '../store/port/admin-store.ts';
import type { Store } from '../store/store.ts';
import { type Digest, digestMail, spamDigest, weeklyDigest } from './digests.ts';
import type { RecipientWatch } from './recipient-watch.ts';
import { MailFailure, type MailSender } from './sender.ts';

const lookEveryMs = 60_000;
/** Clocks of processes differ less. */
const aheadMs = 2 * 86_400_000;
const tryEvery = { windowMs: 15 * 60_000 };
/** In New York. */
const minutes = 7 * 60;

type DigestName = 'weekly' | 'spam';

interface DigestKind {
  name: DigestName;
  lastDay: (now: Date) => string;
  isWanted: () => Promise<boolean>;
  /** Undefined if there is nothing to report. */
  write: (range: { from: Date; to: Date }) => Promise<Digest | undefined>;
}

export interface DigestScheduler {
  /** Does not keep the process alive. */
  start(): void;
  stop(): void;
  /** Never rejects. */
  run(): Promise<void>;
}

export const digestTime = (day: string): Date => momentOf({ day, minutes });

/** The last day whose 7 AM has passed. */
export function lastMorning(now: Date): string {
  const clock = wallTime(now);
  return clock.minutes >= minutes ? clock.day : dayAfter(clock.day, -1);
}

export function lastMondayMorning(now: Date): string {
  const day = lastMorning(now);
  return dayAfter(day, -((weekdayOf(day) + 6) % 7));
}

const sentName = (name: DigestName) => `letter ${name} sent`;
/** Empty if nothing is wrong. */
const troubleName = (name: DigestName) => `letter ${name} trouble`;

/**
 * Any number of processes may share the store. An unsent digest stays due until the next one covers it. A crash can
 * send one twice.
 */
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
  const { mailFrom: from, mailTo: to, publicUrl } = config;
  const kinds: readonly DigestKind[] = [
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
  ];
  let timer: NodeJS.Timeout | undefined;

  async function look({ name, lastDay, isWanted, write }: DigestKind): Promise<void> {
    const day = lastDay(now());
    // Nothing is due before the first run.
    const sentDay = await store.setSettingOnce(sentName(name), day);
    if (digestTime(sentDay).getTime() - now().getTime() > aheadMs) {
      // Recorded by a clock that was ahead.
      await store.setSetting(sentName(name), day);
      return;
    }
    if (sentDay >= day) return;
    if (await isWanted()) {
      if ((await store.countInWindow(`letter ${name}`, tryEvery, now())).count > 1) return;
      const digest = await write({ from: digestTime(sentDay), to: digestTime(day) });
      const id = `letter-${name}-${day}`;
      if (digest) await sender.send(digestMail(digest, { id, from, to, publicUrl, date: now() }));
      log('info', 'letter_sent', { kind: name, count: digest ? 1 : 0 });
    }
    await store.setSetting(sentName(name), day);
    if (await store.setting(troubleName(name))) await store.setSetting(troubleName(name), '');
  }

  async function run(): Promise<void> {
    for (const kind of kinds) {
      try {
        await look(kind);
      } catch (error) {
        const isMail = error instanceof MailFailure;
        log('error', 'letter_failed', { kind: kind.name, ...(isMail ? { code: error.code } : errorFields(error)) });
        const trouble = isMail ? error.message : 'The letter could not be written';
        await store.setSetting(troubleName(kind.name), trouble).catch(() => {});
      }
    }
  }

  return {
    start() {
      timer = setInterval(run, lookEveryMs).unref();
      void run();
    },
    stop: () => clearInterval(timer),
    run,
  };
}

export async function digestState(store: AdminStore, name: DigestName): Promise<DigestState> {
  const [upTo, trouble] = await Promise.all([store.setting(sentName(name)), store.setting(troubleName(name))]);
  return { ...(upTo && { upTo }), ...(trouble && { trouble }) };
}
