import { expect, it } from 'vitest';
import { createBackupDays } from '../../../../server/maintenance/backups/backup-days.ts';
import { movingClock } from '../../../support/moving-clock.ts';

const dayMs = 86_400_000;

/** Settings in memory, like those of both engines. */
function aStore(kept = new Map<string, string>()) {
  return {
    kept,
    setting: async (name: string) => kept.get(name),
    async setSettingOnce(name: string, value: string) {
      kept.set(name, kept.get(name) ?? value);
      return kept.get(name) ?? '';
    },
    async replaceSetting(name: string, expected: string, value: string) {
      if (kept.get(name) !== expected) return false;
      kept.set(name, value);
      return true;
    },
  };
}

const clockAndDays = (store = aStore()) => {
  const clock = movingClock('2026-06-11T15:00:00Z');
  return { clock, store, days: createBackupDays(store, () => new Date(clock.wall())) };
};

it('lists two weeks, today last, with the outcome of each day', async () => {
  const { clock, days } = clockAndDays();
  await days.note('failed');
  clock.pass(dayMs);
  await days.note('failed');
  await days.note('failed');
  await days.note('made');
  clock.pass(2 * dayMs);
  await days.note('made');
  await days.note('failed');
  const list = await days.list();
  expect(list).toHaveLength(14);
  expect(list.slice(-4)).toEqual([
    { day: '2026-06-11', outcome: 'failed' },
    { day: '2026-06-12', outcome: 'late' },
    { day: '2026-06-13' },
    { day: '2026-06-14', outcome: 'made' },
  ]);
});

it('uses days in New York, and drops those older than two weeks or far ahead', async () => {
  const { clock, store, days } = clockAndDays();
  clock.leap(400 * dayMs);
  await days.note('made');
  clock.leap(-400 * dayMs);
  clock.pass(13 * 3_600_000 - 1);
  await days.note('made');
  expect((await days.list()).at(-1)).toEqual({ day: '2026-06-11', outcome: 'made' });
  expect(JSON.parse(store.kept.get('backup days') ?? '')).toEqual({ '2026-06-11': 'made' });
  clock.pass(14 * dayMs);
  expect((await days.list()).filter(({ outcome }) => outcome)).toEqual([]);
});

it.each(['', '{', '[1]', '{"2026-06-11":"gone"}', 'null'])('starts over from the setting %j', async (text) => {
  const { days } = clockAndDays(aStore(new Map([['backup days', text]])));
  expect((await days.list()).every(({ outcome }) => outcome === undefined)).toBe(true);
  await days.note('made');
  expect((await days.list()).at(-1)).toMatchObject({ outcome: 'made' });
});

it('loses no day when two processes write at once', async () => {
  const store = aStore();
  const { clock, days } = clockAndDays(store);
  const other = createBackupDays(store, () => new Date(clock.wall() - dayMs));
  await Promise.all([days.note('made'), other.note('failed')]);
  expect((await days.list()).slice(-2).map(({ outcome }) => outcome)).toEqual(['failed', 'made']);
});
