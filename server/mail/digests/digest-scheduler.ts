import type { DigestState } from '../../../catalogue/contracts/admin/digest-states.ts';
import { errorFields, type Log } from '../../log/log.ts';
import type { AdminStore } from '../../store/port/admin-store.ts';
import type { LimitStore } from '../../store/store.ts';
import { MailFailure, type MailMessage, type MailSender } from '../sender.ts';
import type { Digest } from './digest.ts';
import { digestTime } from './digest-days.ts';

/** One recurring digest. */
export interface DigestKind {
  name: 'weekly' | 'spam';
  /** The day of the newest digest that is due. */
  lastDay: (now: Date) => string;
  isWanted: () => Promise<boolean>;
  /** Creates the digest of a period; undefined if there is nothing to report. */
  write: (range: { from: Date; to: Date }) => Promise<Digest | undefined>;
}

export interface DigestScheduler {
  /** Checks for due digests at once, then every minute. Does not keep the process alive. */
  start(): void;
  stop(): void;
  /** Sends what is due now. Never rejects. */
  run(): Promise<void>;
}

const lookEveryMs = 60_000;
/** A larger difference than clocks of processes can have. */
const aheadMs = 2 * 86_400_000;
/** How often sending a digest is tried, across all processes. */
const tryEvery = { windowMs: 15 * 60_000 };

/** The record of the day of the last digest that was sent. */
const sentName = (kind: DigestKind['name']) => `letter ${kind} sent`;
/** The record of why the due digest was not sent; empty if nothing is wrong. */
const troubleName = (kind: DigestKind['name']) => `letter ${kind} trouble`;

/**
 * Sends digests when they are due, in any number of processes that share the store: each attempt counts against a limit
 * of one per quarter of an hour, in one atomic step. A digest that cannot be sent stays due; if the next one becomes
 * due first, that one covers the entire period. A crash between sending and recording can send a digest twice.
 */
export function createDigestScheduler(parts: {
  store: Pick<AdminStore, 'setting' | 'setSetting' | 'setSettingOnce'> & Pick<LimitStore, 'countInWindow'>;
  sender: MailSender;
  kinds: readonly DigestKind[];
  envelop: (digest: Digest, id: string, date: Date) => MailMessage;
  log: Log;
  now: () => Date;
}): DigestScheduler {
  const { store, sender, kinds, envelop, log, now } = parts;
  let timer: NodeJS.Timeout | undefined;

  async function look({ name, lastDay, isWanted, write }: DigestKind): Promise<void> {
    const day = lastDay(now());
    // The first run starts the count: no digest is due for the time before.
    const sentDay = await store.setSettingOnce(sentName(name), day);
    if (digestTime(sentDay).getTime() - now().getTime() > aheadMs) {
      // A clock that was ahead recorded it; waiting for that time would skip digests until then.
      await store.setSetting(sentName(name), day);
      return;
    }
    if (sentDay >= day) return;
    if (await isWanted()) {
      if ((await store.countInWindow(`letter ${name}`, tryEvery, now())).count > 1) return;
      const digest = await write({ from: digestTime(sentDay), to: digestTime(day) });
      if (digest) await sender.send(envelop(digest, `letter-${name}-${day}`, now()));
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

/** The state of one kind of digest. */
export async function digestState(store: AdminStore, kind: DigestKind['name']): Promise<DigestState> {
  const [upTo, trouble] = await Promise.all([store.setting(sentName(kind)), store.setting(troubleName(kind))]);
  return { ...(upTo && { upTo }), ...(trouble && { trouble }) };
}
