import { wallTime } from '../../catalogue/time/eastern-time.ts';
import type { HealthCheck } from '../health.ts';
import { floodOfLeads } from '../limits/rate-limits.ts';
import { errorFields } from '../log/log.ts';
import type { Digest } from '../mail/digests.ts';
import type { Common } from '../store/store.ts';
import type { OwnerAlarm } from './owner-alarm.ts';

/** First and last held lead, for every process. */
const settingName = 'flood of leads';
const noteEveryMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface Flood {
  since: Date;
  last: Date;
}

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
    `More than ${floodOfLeads.number.toLocaleString('en-US')} requests came in within a day. Since ${inWords(since, at)} new ones are held as suspected spam and not mailed to you.`,
    'Most are probably from a robot, but people may be among them. Please look through them, and press “Not spam” on those who wait for an answer.',
  ],
  opens: { words: 'Look through them', query: '?view=spam' },
});

const timeZone = 'America/New_York';
const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' });

/** `2:10 PM`, or `2:10 PM on Monday`, in New York. */
function inWords(moment: Date, at: Date): string {
  const time = clock.format(moment).replace(/\s/g, '\u00a0');
  return wallTime(moment).day === wallTime(at).day ? time : `${time} on ${weekday.format(moment)}`;
}
