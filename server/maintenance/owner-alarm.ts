import { inEastern, wallTime } from '../../catalogue/time/eastern-time.ts';
import { dayMs, hourMs } from '../async.ts';
import type { Config } from '../config.ts';
import type { HealthCheck } from '../health.ts';
import { bounds } from '../limits/rate-limits.ts';
import { errorFields } from '../log/log.ts';
import { type Digest, digestMail } from '../mail/digests.ts';
import type { MailSender } from '../mail/sender.ts';
import type { Common } from '../store/store.ts';

export type OwnerAlarm = ReturnType<typeof createOwnerAlarm>;

const leaseMs = 5 * 60_000;
/** Longer than any trouble. */
const rememberMs = 365 * dayMs;

export function createOwnerAlarm(
  parts: Common & { sender: MailSender; config: Pick<Config, 'mailFrom' | 'mailTo' | 'publicUrl'> },
) {
  const { store, sender, log, now } = parts;
  const { mailFrom: from, mailTo: to, publicUrl } = parts.config;

  return {
    /** Once per `occasion`, of all processes; after a failure, a later call retries. */
    async raise(kind: string, occasion: string, letter: Digest): Promise<void> {
      const date = now();
      const task = `alarm ${kind} ${occasion}`;
      const forgetAt = new Date(date.getTime() + rememberMs);
      const claim = await store.claimTask(task, { now: date, leaseMs, forgetAt });
      if (!claim) return;
      try {
        await sender.send(digestMail(letter, { id: `alarm-${kind}-${date.getTime()}`, from, to, publicUrl, date }));
        log('info', 'alarm_sent', { kind });
      } catch (error) {
        return log('error', 'alarm_failed', { kind, ...errorFields(error) });
      }
      await store.finishTask(task, claim.lease);
    },
  };
}

/** First and last held lead, for every process. */
const settingName = 'flood of leads';
const noteEveryMs = 60_000;

type Flood = Record<'since' | 'last', Date>;

/** The owner gets a mail a day. */
export function createFloodWatch({ store, alarm, log, now }: Common & { alarm: OwnerAlarm }) {
  let notedMs = Number.NEGATIVE_INFINITY;

  async function record(at: Date): Promise<void> {
    const text = await store.changeSetting(settingName, (known) => {
      const before = known && floodOf(known);
      return JSON.stringify({ since: before && !isOver(before, at) ? before.since : at, last: at });
    });
    await alarm.raise('flood', wallTime(at).day, letterOf(floodOf(text), at));
  }

  return {
    /** Never throws. */
    note(): void {
      const at = now();
      if (Math.abs(at.getTime() - notedMs) < noteEveryMs) return;
      notedMs = at.getTime();
      record(at).catch((error: unknown) => log('error', 'flood_untold', errorFields(error)));
    },
    async check(): ReturnType<HealthCheck> {
      const known = await store.setting(settingName);
      const flood = known && floodOf(known);
      if (!flood || isOver(flood, now())) return [];
      const link = { address: 'inbox?view=spam', link: 'Look through them' };
      return [{ key: 'flood', severity: 'warning', sentence: sentenceOf(flood, now()), ...link }];
    },
  };
}

function floodOf(text: string): Flood {
  const { since, last } = JSON.parse(text);
  return { since: new Date(since), last: new Date(last) };
}

const isOver = ({ last }: Flood, at: Date) => at.getTime() - last.getTime() >= dayMs;

function sentenceOf({ since, last }: Flood, at: Date): string {
  const today = wallTime(since).day === wallTime(at).day ? ' today' : '';
  const isOngoing = at.getTime() - last.getTime() < hourMs;
  const held = isOngoing
    ? `Since ${inWords(since, at)} they are`
    : `From ${inWords(since, at)} to ${inWords(last, at)} they were`;
  return `Far more requests than usual came in${today}. ${held} held as suspected spam and not mailed.`;
}

const letterOf = ({ since }: Flood, at: Date): Digest => ({
  title: 'Far more requests than usual came in',
  paragraphs: [
    `More than ${bounds.floodOfLeads.number.toLocaleString('en-US')} requests came in within a day. Since ${inWords(since, at)} new ones are held as suspected spam and not mailed to you.`,
    'Most are probably from a robot, but people may be among them. Please look through them, and press “Not spam” on those who wait for an answer.',
  ],
  opens: { words: 'Look through them', query: '?view=spam' },
});

const clock = inEastern({ hour: 'numeric', minute: '2-digit' });
const weekday = inEastern({ weekday: 'long' });

/** `2:10 PM`, or `2:10 PM on Monday`, in New York. */
function inWords(moment: Date, at: Date): string {
  const time = clock(moment).replace(' ', '\u00a0');
  return wallTime(moment).day === wallTime(at).day ? time : `${time} on ${weekday(moment)}`;
}
