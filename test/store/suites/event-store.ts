import { expect, it } from 'vitest';
import type { Open } from '../support/open-in.ts';
import { afterNoon, noon } from '../support/samples.ts';

export function testEventStore(open: Open): void {
  it('counts every event, with and without details, even of the same moment', async () => {
    const store = open();
    expect(await store.countEvents()).toBe(0);
    const events = Array.from({ length: 120 }, (_, index) =>
      store.recordEvent({ eventType: 'page_view', eventDetails: index % 2 ? `/page-${index}` : null, timestamp: noon }),
    );
    await Promise.all(events);
    expect(await store.countEvents()).toBe(120);
  });

  it('counts the events of two processes together', async () => {
    const stores = [open(), open()];
    const event = { eventType: 'page_view', eventDetails: '/', timestamp: noon };
    await Promise.all(Array.from({ length: 40 }, (_, index) => stores[index % 2]?.recordEvent(event)));
    expect(await stores[0]?.countEvents()).toBe(40);
    expect(await stores[1]?.countEvents()).toBe(40);
  });

  it('returns the newest first, page by page', async () => {
    const store = open();
    for (let index = 0; index < 7; index += 1) {
      await store.recordEvent({ eventType: `e${index}`, eventDetails: null, timestamp: afterNoon(index) });
    }
    const first = await store.newestEvents({ limit: 4 });
    expect(first.map(({ eventType }) => eventType)).toEqual(['e6', 'e5', 'e4', 'e3']);
    expect(first[0]).toMatchObject({ eventDetails: null, timestamp: afterNoon(6) });
    const rest = await store.newestEvents({ limit: 4, before: first[3]?.id ?? '' });
    expect(rest.map(({ eventType }) => eventType)).toEqual(['e2', 'e1', 'e0']);
  });
}
