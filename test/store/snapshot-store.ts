import { expect, it } from 'vitest';
import type { Open } from './support/open-in.ts';
import { afterNoon, aLead, noon, seeds } from './support/samples.ts';

export function testSnapshotStore(open: Open): void {
  it('reads all data', async () => {
    const store = open();
    await store.addLead(aLead('one'));
    for (let nth = 0; nth < 3; nth += 1) {
      await store.recordEvent({ eventType: `e${nth}`, eventDetails: null, timestamp: afterNoon(nth) });
    }
    await store.addToCounts([{ start: noon, name: 'action', key: 'phone_call', count: 2 }], { maxKeys: 9 });
    await store.ping();
    const snapshot = await store.snapshot();
    expect((await snapshot.inbox({ order: 'oldest', limit: 9 })).leads).toMatchObject([{ id: 'one' }]);
    const events = await snapshot.newestEvents({ limit: 2 });
    expect(events.map(({ eventType }) => eventType)).toEqual(['e2', 'e1']);
    expect(await snapshot.newestEvents({ limit: 2, before: events[1]?.id ?? '' })).toMatchObject([{ eventType: 'e0' }]);
    expect(await snapshot.countNames()).toContain('action');
    const range = { name: 'action', from: noon, to: afterNoon(1) };
    expect(await snapshot.counts(range)).toEqual([{ start: noon, name: 'action', key: 'phone_call', count: 2 }]);
    expect(await snapshot.areas()).toHaveLength(seeds.areas.length);
    expect(await snapshot.testimonials({ isFeatured: true })).toHaveLength(seeds.testimonials.length);
    expect(await snapshot.posts()).toHaveLength(seeds.posts.length);
    expect(await snapshot.contentHistory({ limit: 9 })).toEqual([]);
    await snapshot.close();
    await snapshot.close();
  });

  it('pages through events without including newer ones', async () => {
    const store = open();
    const record = (nth: number) =>
      store.recordEvent({ eventType: `e${nth}`, eventDetails: null, timestamp: afterNoon(nth) });
    for (let nth = 0; nth < 3; nth += 1) await record(nth);
    const snapshot = await store.snapshot();
    const [newest] = await snapshot.newestEvents({ limit: 1 });
    await record(3);
    const rest = await snapshot.newestEvents({ limit: 9, before: newest?.id ?? '' });
    expect([newest, ...rest].map((event) => event?.eventType)).toEqual(['e2', 'e1', 'e0']);
    await snapshot.close();
  });

  it('accepts leads meanwhile', async () => {
    const store = open();
    const snapshot = await store.snapshot();
    await snapshot.inbox({ order: 'oldest', limit: 1 });
    expect((await store.addLead(aLead('one'))).isNew).toBe(true);
    await snapshot.close();
    expect(await store.countLeads('estimate')).toBe(1);
  });
}
