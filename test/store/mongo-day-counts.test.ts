import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodeMetricKey } from '../../catalogue/metrics/metric-key.ts';
import { momentOf } from '../../catalogue/time/eastern-time.ts';
import { hourly } from '../../server/store/metrics.ts';
import { type CountDocument, fieldOfKey } from '../../server/store/mongo/metrics.ts';
import { mongoStore } from '../../server/store/mongo/mongo-store.ts';
import type { Store } from '../../server/store/store.ts';
import { dropDatabase, mongodbUri, newDatabase } from './support/mongo-place.ts';
import { seeds } from './support/samples.ts';

const midnight = momentOf({ day: '2026-11-01', minutes: 0 });
const hour = (index: number) => new Date(midnight.getTime() + index * 3_600_000);
const estimate = encodeMetricKey('estimate', undefined, undefined);

describe.skipIf(!mongodbUri)('counts by the day in MongoDB', () => {
  let uri: string;
  let client: MongoClient;
  let store: Store;
  beforeEach(async () => {
    uri = newDatabase();
    client = new MongoClient(uri);
    store = mongoStore({ uri, seeds });
    await store.ping();
  });
  afterEach(async () => {
    await store.close();
    await client.close();
    await dropDatabase(uri);
  });
  const documents = () => client.db().collection<CountDocument>('counts');
  const add = (start: Date, count: number) =>
    store.addToCounts([{ ...hourly(start, 'lead', 'estimate', undefined, undefined), count }], { maxKeys: 9 });

  it('adds to the hour and to the day in one document', async () => {
    for (const index of [0, 5, 5, 24]) await add(hour(index), 1);
    expect(await documents().find().toArray()).toEqual([
      {
        _id: `lead ${midnight.getTime()}`,
        name: 'lead',
        start: midnight,
        counts: { [fieldOfKey(estimate)]: 4 },
        hours: {
          [`h${hour(5).getTime()}`]: { [fieldOfKey(estimate)]: 2 },
          // The twenty-fifth hour of the day on which the clock is set back.
          [`h${hour(24).getTime()}`]: { [fieldOfKey(estimate)]: 1 },
        },
      },
    ]);
  });

  it('reads one document per day for a report', async () => {
    for (let index = 0; index < 75; index += 1) await add(hour(index), 1);
    expect(await documents().countDocuments()).toBe(4);
  });
});
