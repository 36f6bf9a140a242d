import { describe, expect, it } from 'vitest';
import { leadOffice } from '../support/lead-office.ts';

describe('a page of the events', () => {
  it('has the number of all events, continues after an id, and refuses anything else', async () => {
    const { server, get } = await leadOffice();
    await using _ = server;
    for (let index = 0; index < 3; index += 1) {
      await server.store.recordEvent({ eventType: `e${index}`, eventDetails: null, timestamp: new Date() });
    }
    const typesOf = async (query: string) =>
      (await get(`/events${query}`)).json().map(({ eventType }: { eventType: string }) => eventType);
    const newest = await get('/events?limit=1');
    expect(newest.headers['x-total-count']).toBe('3');
    const [{ id }] = newest.json();
    expect(await typesOf(`?before=${id}`)).toEqual(['e1', 'e0']);
    for (const before of ['abc', '', '1e3', '-1', '0x10', '1'.repeat(16), 'f'.repeat(33), '1&before=2']) {
      expect([before, (await get(`/events?before=${before}`)).status]).toEqual([before, 422]);
    }
  });
});
