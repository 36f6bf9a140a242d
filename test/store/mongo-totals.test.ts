import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mongoAdmin } from '../../server/store/mongo/admin.ts';
import type { EventDocument } from '../../server/store/mongo/events.ts';
import type { LeadDocument } from '../../server/store/mongo/lead-document.ts';
import { mongoStore } from '../../server/store/mongo/mongo-store.ts';
import { eventTotal } from '../../server/store/mongo/totals/event-total.ts';
import { leadTotals } from '../../server/store/mongo/totals/lead-totals.ts';
import type { Store } from '../../server/store/store.ts';
import { dropDatabase, mongodbUri, newDatabase } from './support/mongo-place.ts';
import { aLead, seeds } from './support/samples.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describe.skipIf(!mongodbUri)('totals whose old part is cached', () => {
  let uri: string;
  let client: MongoClient;
  /** The store of another process. */
  let other: Store;
  beforeEach(async () => {
    uri = newDatabase();
    client = new MongoClient(uri);
    other = mongoStore({ uri, seeds });
    await other.ping();
    for (const at of [0, 1, 2]) await other.addLead(aLead(`old-${at}`, { receivedAt: daysAgo(20 + at) }));
    await other.addLead(aLead('fresh', { receivedAt: daysAgo(1) }));
  });
  afterEach(async () => {
    await other.close();
    await client.close();
    await dropDatabase(uri);
  });

  function totals(least = 1) {
    const leads = client.db().collection<LeadDocument>('leads');
    const counting = vi.spyOn(leads, 'countDocuments');
    const office = mongoAdmin({ settings: client.db().collection('settings'), guesses: client.db().collection('g') });
    const { countLeads, countLeadsByStatus } = leadTotals(leads, office, least);
    return {
      async all() {
        const [estimates, { new: fresh, called }] = await Promise.all([countLeads('estimate'), countLeadsByStatus()]);
        return { estimates, fresh, called };
      },
      /** How often old leads were counted since the last call. */
      oldCounts() {
        const filters = counting.mock.calls.map(([filter]) => JSON.stringify(filter));
        counting.mockClear();
        return filters.filter((filter) => filter.includes('"$lt"')).length;
      },
    };
  }

  it('counts old leads once, and new ones each time', async () => {
    const { all, oldCounts } = totals();
    expect(await all()).toEqual({ estimates: 4, fresh: 4, called: 0 });
    expect(oldCounts()).toBeGreaterThan(0);
    await other.addLead(aLead('now', { receivedAt: new Date() }));
    await other.changeLead('fresh', { status: 'called' }, { at: new Date(), by: '' });
    expect(await all()).toEqual({ estimates: 5, fresh: 4, called: 1 });
    expect(oldCounts()).toBe(0);
  });

  it('follows changes of old leads by another process', async () => {
    const { all } = totals();
    await all();
    await other.changeLead('old-1', { status: 'called' }, { at: new Date(), by: '' });
    expect(await all()).toEqual({ estimates: 4, fresh: 3, called: 1 });
    await other.changeLead('old-2', { status: 'called' }, { at: new Date(), by: '' });
    expect(await all()).toEqual({ estimates: 4, fresh: 2, called: 2 });
  });

  it('follows removals by another process', async () => {
    const { all } = totals();
    await all();
    await other.removeAgedLeads(['old-2'], { leads: daysAgo(21.5), spam: daysAgo(21.5) });
    expect(await all()).toEqual({ estimates: 3, fresh: 3, called: 0 });
    const { fields } = aLead('old-0');
    await other.erase({ email: String(fields.email) });
    expect(await all()).toEqual({ estimates: 0, fresh: 0, called: 0 });
  });

  it('counts a small number of leads each time', async () => {
    const { all, oldCounts } = totals(4);
    await all();
    oldCounts();
    await all();
    expect(oldCounts()).toBeGreaterThan(0);
  });

  it('counts old events once, until some are purged', async () => {
    const record = (timestamp: Date) => other.recordEvent({ eventType: 'page_view', eventDetails: null, timestamp });
    for (const days of [3, 2, 1]) await record(daysAgo(days));
    const events = client.db().collection<EventDocument>('events');
    const counting = vi.spyOn(events, 'countDocuments');
    const count = eventTotal(events, 1);
    expect(await count()).toBe(3);
    await record(new Date());
    counting.mockClear();
    expect(await count()).toBe(4);
    expect(counting).toHaveBeenCalledTimes(1);
    await other.purge({ events: daysAgo(1.5), counts: daysAgo(90) }, { events: 9, counts: 9 });
    expect(await count()).toBe(2);
  });
});
