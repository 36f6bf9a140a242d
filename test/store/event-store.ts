import { expect, it } from 'vitest';
import type { Open } from './open-in.ts';
import { noon } from './samples.ts';

export function testEventStore(open: Open): void {
  it('counts every event, with details and without, of one moment too', async () => {
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
}
