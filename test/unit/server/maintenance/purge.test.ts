import { describe, expect, it } from 'vitest';
import { dayMs, daysAgo, purgingStore } from './purging.ts';

const purging = purgingStore();
const { restart, purge, receive, count, keysOf } = purging;

describe('a correct clock', () => {
  it('removes expired records, including mails, and nothing else', async () => {
    await receive([800, 760, 729, 3, 1]);
    await receive([40, 29], { isSpam: true });
    await purging.store.recordEvent({ eventType: 'page_view', eventDetails: null, timestamp: daysAgo(500) });
    await purging.store.recordEvent({ eventType: 'page_view', eventDetails: null, timestamp: daysAgo(300) });
    const one = purge();
    await one.run();
    expect([await count(), await purging.store.countEvents(), purging.forgotten.length]).toEqual([4, 1, 3]);
    expect(purging.log).toContainEqual(['info', 'purged', { count: 3 + 1 + 2 }]);
    expect(await keysOf(one)).toEqual([]);
  });

  it('removes the log of logins after ninety days', async () => {
    for (const days of [91, 89]) {
      await purging.store.recordAuthEvent({ key: `${days}`, kind: 'login', at: daysAgo(days), browser: '' });
    }
    await purge().run();
    expect((await purging.store.authEvents(9)).map(({ at }) => at)).toEqual([daysAgo(89)]);
  });

  it('removes at most a twentieth per day, with any number of processes and restarts, and reports it', async () => {
    await receive(Array.from({ length: 200 }, (_, index) => 800 + index));
    const one = purge();
    await Promise.all([one.run(), purge().run(), purge().run()]);
    expect(await count()).toBe(190);
    await restart();
    await purge().run();
    expect(await count()).toBe(190);
    expect(await keysOf(one)).toEqual(['purge-allowance']);
    purging.hands.pass(dayMs);
    await purge().run();
    expect(await count()).toBe(181);
  });

  it('empties a store of ten within days', async () => {
    await receive(Array.from({ length: 10 }, () => 800));
    for (let day = 0; day < 2; day += 1) {
      await purge().run();
      purging.hands.pass(dayMs);
    }
    expect(await count()).toBe(0);
  });
});
