import { beforeEach, describe, expect, it } from 'vitest';
import { aLead } from '../../../store/support/samples.ts';
import { dayMs, daysAgo, purgingStore, today } from './purging.ts';

const yearMs = 365 * dayMs;

const purging = purgingStore();
const { restart, purge, receive, count, keysOf } = purging;

/** Realistic data, none of it expired. */
const ofTwoYears = Array.from({ length: 40 }, (_, index) => 1 + index * 18);

describe('a clock three years ahead', () => {
  beforeEach(async () => {
    await receive(ofTwoYears);
    await receive([1, 5], { isSpam: true });
    await purging.store.recordEvent({ eventType: 'page_view', eventDetails: null, timestamp: daysAgo(1) });
    purging.hands.leap(3 * yearMs);
  });

  it.each(['at start', 'while it runs'])(
    '%s removes nothing, for weeks and across restarts, and mails once',
    async (when) => {
      for (let day = 0; day < 20; day += 1) {
        if (when === 'at start') await restart();
        await purge().run();
        // Records that arrive with its time must not make it trusted.
        await purging.store.addLead(aLead(`future-${day}`, { receivedAt: purging.clock.now() }));
        await purging.store.recordEvent({ eventType: 'page_view', eventDetails: null, timestamp: purging.clock.now() });
        purging.hands.pass(dayMs);
        // A process checks every six hours.
        await purging.clock.start();
      }
      expect([await count(), await purging.store.countEvents()]).toEqual([62, 21]);
      expect(purging.forgotten).toEqual([]);
      expect(purging.alarms.map(({ subject }) => subject)).toEqual(['The clock of the website’s server may be wrong']);
      expect(purging.alarms[0]?.text).toContain('November 21, 2029');
      purging.hands.leap(-3 * yearMs);
      await restart();
      await purge().run();
      expect(await count()).toBe(62);
      expect(await keysOf(purge())).toEqual([]);
    },
  );

  it('is reported in the admin with the consequences, and continues when the owner confirms it', async () => {
    const one = purge();
    const [condition] = await one.check();
    expect(condition).toMatchObject({ key: 'clock', severity: 'problem', action: { path: '/health/clock' } });
    expect(condition?.sentence).toContain('42 requests are older than their time');
    await purging.clock.confirm();
    expect(await one.check()).toEqual([]);
    await one.run();
    expect(await count()).toBe(35);
  });
});

describe('a clock two years behind', () => {
  it('removes nothing, neither while it is wrong nor when it is corrected, and is reported', async () => {
    await receive(ofTwoYears);
    purging.hands.leap(-2 * yearMs);
    await restart();
    expect(await purge().check()).toMatchObject([{ key: 'clock', severity: 'problem' }]);
    for (let day = 0; day < 10; day += 1) {
      await purge().run();
      await purging.store.addLead(aLead(`new-${day}`, { receivedAt: purging.clock.now() }));
      purging.hands.pass(dayMs);
      await restart();
    }
    expect(await count()).toBe(50);
    expect(purging.alarms).toHaveLength(1);
    purging.hands.leap(2 * yearMs);
    await restart();
    await purge().run();
    expect(await count()).toBe(50);
    const { leads } = await purging.store.inbox({ order: 'newest', limit: 10 });
    for (const { receivedAt } of leads) expect(receivedAt.getTime()).toBeGreaterThan(Date.parse(today) - dayMs);
  });
});

it('asks the owner after days of sleep, without a mail while nothing is due, and then continues', async () => {
  await receive([1, 2]);
  purging.hands.leap(3 * dayMs);
  const one = purge();
  await one.run();
  expect(await one.check()).toMatchObject([{ key: 'clock', severity: 'warning' }]);
  expect(purging.alarms).toEqual([]);
  await purging.clock.confirm();
  await receive([900]);
  await one.run();
  expect(await count()).toBe(2);
});

it('reports a later jump again', async () => {
  await receive([1]);
  for (let leap = 0; leap < 2; leap += 1) {
    purging.hands.leap(3 * yearMs);
    await purge().run();
    purging.hands.leap(-3 * yearMs);
    await purge().run();
  }
  expect(purging.alarms).toHaveLength(2);
});
