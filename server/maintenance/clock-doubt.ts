import type { Condition } from '../../catalogue/contracts/admin/health.ts';
import { counted } from '../mail/digests/words.ts';
import type { Clock } from './clock.ts';

const dayMs = 86_400_000;
const shownTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'long',
  timeStyle: 'short',
});

/** The most leads that are counted. */
export const mostCounted = 1_000;

/**
 * The condition that tells the owner about a clock that is not trusted, with a button to trust it; undefined while it
 * is trusted or not checked yet.
 * @param dueCount how many leads would be removed according to this clock, at most {@link mostCounted}
 */
export function clockDoubt(clock: Clock, dueCount: number): Condition | undefined {
  const state = clock.state();
  const believed = clock.believed();
  if (!believed || state === 'unknown' || state === 'right') return undefined;
  const shown = clock.machineTime();
  const apart = counted(Math.round(Math.abs(shown.getTime() - believed.getTime()) / dayMs), 'day');
  const due =
    dueCount >= mostCounted ? `${mostCounted.toLocaleString('en-US')} requests or more` : counted(dueCount, 'request');
  const sentences =
    state === 'ahead'
      ? [
          `The clock of this server says ${shownTime.format(shown)}, ${apart} later than it should be by the last time that was certain.`,
          'It leapt, or the server was off for as long.',
          ...(dueCount > 0
            ? [`If it is right, ${due} are older than their time and will be removed, a few each day.`]
            : []),
          'Until you say that it is right, nothing is removed.',
        ]
      : [
          `The clock of this server says ${shownTime.format(shown)}, ${apart} earlier than a time that has already passed.`,
          `New requests are dated ${shownTime.format(believed)} instead, and nothing is removed until the clock is set.`,
        ];
  return {
    key: 'clock',
    severity: state === 'behind' || dueCount > 0 ? 'problem' : 'warning',
    sentence: sentences.join(' '),
    action: { label: 'The clock is right, go on', path: '/health/clock', body: { shown: shown.toISOString() } },
  };
}
