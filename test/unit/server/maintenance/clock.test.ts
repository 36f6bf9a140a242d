import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { type Clock, createClock } from '../../../../server/maintenance/clock.ts';
import { checkClock } from '../../../../server/maintenance/clock-check.ts';
import { movingClock } from '../../../support/moving-clock.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const yearMs = 365 * dayMs;

const started: Clock[] = [];
afterEach(() => {
  for (const clock of started.splice(0)) clock.stop();
});

/** A machine with a store; each start is a new process. */
function machine({ newestRecordAt, isAway = () => false }: { newestRecordAt?: Date; isAway?: () => boolean } = {}) {
  const hands = movingClock('2026-11-22T12:00:00Z');
  const settings = new Map<string, string>();
  const log: unknown[] = [];
  const store = {
    async setting(name: string) {
      if (isAway()) throw new Error('away');
      return settings.get(name);
    },
    setSetting: async (name: string, value: string) => void settings.set(name, value),
    newestRecordAt: async () => newestRecordAt,
  };
  return {
    ...hands,
    settings,
    log,
    async start() {
      const clock = createClock({ store, log: (...record) => log.push(record), ...hands });
      started.push(clock);
      await clock.start();
      return clock;
    },
  };
}

it('trusts any time within 48 hours of the last trusted one, and no other', () => {
  const time = fc.date({ min: new Date('1970-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(time, fc.integer({ min: -4 * yearMs, max: 4 * yearMs }), (believed, ms) => {
      const state = checkClock(new Date(believed.getTime() + ms), believed);
      expect(state).toBe(ms > 48 * hourMs ? 'ahead' : ms < -48 * hourMs ? 'behind' : 'right');
    }),
  );
  expect(checkClock(new Date(Number.NaN), new Date())).not.toBe('right');
  expect(checkClock(new Date(), new Date(Number.NaN))).not.toBe('right');
});

it('starts with the machine’s time if nothing is stored, or with the newest record', async () => {
  expect((await machine().start()).state()).toBe('right');
  expect((await machine({ newestRecordAt: new Date('2026-11-21T00:00:00Z') }).start()).state()).toBe('right');
  expect((await machine({ newestRecordAt: new Date('2023-11-22T00:00:00Z') }).start()).state()).toBe('ahead');
  expect((await machine({ newestRecordAt: new Date('2029-11-22T00:00:00Z') }).start()).state()).toBe('behind');
});

it('does not trust a jump of three years, no matter how often the process is restarted', async () => {
  const { start, leap, pass } = machine();
  await start();
  leap(3 * yearMs);
  for (let restart = 0; restart < 5; restart += 1) {
    expect((await start()).state()).toBe('ahead');
    pass(hourMs);
  }
  leap(-3 * yearMs);
  expect((await start()).state()).toBe('right');
});

it('detects a jump while it runs', async () => {
  const { start, leap } = machine();
  const clock = await start();
  leap(49 * hourMs);
  expect(clock.state()).toBe('ahead');
  leap(-98 * hourMs);
  expect(clock.state()).toBe('behind');
});

it('follows a correct clock for months, across restarts', async () => {
  const { start, pass } = machine();
  for (let day = 0; day < 200; day += 1) {
    expect((await start()).state()).toBe('right');
    pass(40 * hourMs);
  }
});

it('asks the owner after the machine slept for days, and trusts what the owner confirms, in every process', async () => {
  const { start, leap, pass } = machine();
  const [clock, other] = [await start(), await start()];
  leap(5 * dayMs);
  expect(clock.state()).toBe('ahead');
  await clock.confirm();
  expect(clock.state()).toBe('right');
  await other.start();
  expect(other.state()).toBe('right');
  pass(40 * hourMs);
  expect((await start()).state()).toBe('right');
});

it('continues from the trusted time when the clock was set back by two years, across restarts', async () => {
  const { start, leap, pass } = machine();
  await start();
  leap(-2 * yearMs);
  for (let day = 1; day <= 5; day += 1) {
    const clock = await start();
    expect(clock.state()).toBe('behind');
    pass(dayMs);
    const realTime = Date.parse('2026-11-22T12:00:00Z') + day * dayMs;
    expect(Math.abs(clock.now().getTime() - realTime)).toBeLessThan(hourMs);
    await clock.start();
  }
  leap(2 * yearMs);
  const clock = await start();
  expect(clock.state()).toBe('right');
  expect(clock.now()).toEqual(clock.machineTime());
});

it('trusts the owner that an earlier clock was ahead', async () => {
  const { start, leap } = machine();
  leap(3 * yearMs);
  await start();
  leap(-3 * yearMs);
  const clock = await start();
  expect(clock.state()).toBe('behind');
  await clock.confirm();
  expect([clock.state(), (await start()).state()]).toEqual(['right', 'right']);
  expect(clock.now()).toEqual(clock.machineTime());
});

it('has an unknown state, trusts nothing and returns the machine’s time while the store fails', async () => {
  let isAway = true;
  const { start, log } = machine({ isAway: () => isAway });
  const clock = await start();
  expect([clock.state(), clock.now()]).toEqual(['unknown', clock.machineTime()]);
  expect(log).toMatchObject([['warn', 'clock_look_failed', {}]]);
  isAway = false;
  await clock.start();
  expect(clock.state()).toBe('right');
});

it('starts over if the stored value is not a time', async () => {
  const { start, settings } = machine();
  settings.set('clock believed', 'yesterday');
  expect((await start()).state()).toBe('right');
});
