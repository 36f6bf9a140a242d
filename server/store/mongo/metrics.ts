import { randomBytes } from 'node:crypto';
import type { Collection } from 'mongodb';
import { decodeMetricKey } from '../../../catalogue/metrics/metric-key.ts';
import type { Count, EventStore, MetricsStore, NewEvent } from '../engine.ts';
import { hourly, maxHourlyKeys, otherKey } from '../metrics.ts';
import { insertIfAbsent } from './database.ts';

/** An hour, or day in New York, of a name. */
export interface CountDocument {
  /** By {@link idOfCount}. */
  _id: string;
  name: string;
  start: Date;
  /** By {@link fieldOfKey}. */
  counts: Record<string, number>;
}

export interface EventDocument extends NewEvent {
  /** Hexadecimal milliseconds, then random digits, so ids sort by time. */
  _id: string;
}

export const eventIdFrom = (ms: number) => ms.toString(16).padStart(12, '0');

export const idOfCount = ({ name, start }: Pick<Count, 'name' | 'start'>) => `${name} ${start.getTime()}`;

/** Names of fields must not contain dots or dollars, nor be empty. */
export const fieldOfKey = (key: string) => `k${Buffer.from(key).toString('base64url')}`;
const keyOfField = (field: string) => Buffer.from(field.slice(1), 'base64url').toString();

/** The hours of a month: each further batch costs as much as the first. */
const maxInBatch = 1_000;

const addTo = (sums: Map<string, number>, name: string, count: number) => sums.set(name, (sums.get(name) ?? 0) + count);
const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);

/** Concurrent calls may exceed `maxKeys` by what each adds at once. */
export function mongoMetrics(
  collection: Collection<CountDocument>,
  events: Collection<EventDocument>,
): MetricsStore & EventStore {
  async function add(_id: string, added: readonly Count[], maxKeys: number): Promise<void> {
    const find = () => collection.findOne({ _id: { $eq: _id } });
    let known = await find();
    const [first] = added;
    if (!known && first) {
      const { name, start } = first;
      await insertIfAbsent(() => collection.insertOne({ _id, name, start, counts: {} }));
      known = await find();
    }
    const fields = new Set(Object.keys(known?.counts ?? {}));
    const sums = new Map<string, number>();
    for (const { key, count } of added) {
      const wanted = fieldOfKey(key);
      const field = fields.has(wanted) || fields.size < maxKeys ? wanted : fieldOfKey(otherKey);
      fields.add(field);
      addTo(sums, `counts.${field}`, count);
    }
    await collection.updateOne({ _id: { $eq: _id } }, { $inc: Object.fromEntries(sums) });
  }

  /** By start. The server would sum and sort slower. */
  async function documentsIn(name: string, from: Date, to: Date): Promise<CountDocument[]> {
    const range = { name: { $eq: name }, start: { $gte: from, $lt: to } };
    const found = await collection.find(range, { batchSize: maxInBatch }).toArray();
    return found.sort((a, b) => a.start.getTime() - b.start.getTime());
  }

  async function addToCounts(counts: readonly Count[], { maxKeys }: { maxKeys: number }) {
    const ids = new Set(counts.map(idOfCount));
    const ofDocument = (_id: string) => counts.filter((count) => idOfCount(count) === _id);
    await Promise.all([...ids].map((_id) => add(_id, ofDocument(_id), maxKeys)));
    return true;
  }

  return {
    async recordEvent({ eventType, eventDetails, timestamp }) {
      const _id = eventIdFrom(timestamp.getTime()) + randomBytes(10).toString('hex');
      await events.insertOne({ _id, eventType, eventDetails, timestamp });
      addToCounts([hourly(timestamp, 'event', eventType)], { maxKeys: maxHourlyKeys }).catch(() => {});
      return true;
    },
    // Without a condition, every event would be read.
    countEvents: () => events.countDocuments({ _id: { $gte: '' } }),
    async newestEvents({ limit, before }) {
      const behind = before === undefined ? {} : { _id: { $lt: before } };
      const documents = await events.find(behind, { sort: { _id: -1 }, limit }).toArray();
      return documents.map(({ _id: id, ...event }) => ({ id, ...event }));
    },
    countNames: async () => (await collection.distinct('name')).sort(),
    addToCounts,
    async counts({ name, from, to }) {
      return (await documentsIn(name, from, to)).flatMap(({ start, counts }) =>
        Object.entries(counts)
          .map(([field, count]) => ({ start, name, key: keyOfField(field), count }))
          .sort(byKey),
      );
    },
    async countsByInterval({ name, bounds }) {
      const [from, to] = [bounds[0], bounds.at(-1)];
      if (!from || !to) return [];
      const words = new Map<string, string>();
      const sums = bounds.slice(1).map(() => new Map<string, number>());
      let stretch = 0;
      for (const { start, counts } of await documentsIn(name, from, to)) {
        while (start >= (bounds[stretch + 1] ?? to)) stretch += 1;
        for (const [field, count] of Object.entries(counts)) {
          const word = words.get(field) ?? decodeMetricKey(keyOfField(field))[0] ?? '';
          words.set(field, word);
          addTo(sums[stretch] ?? new Map(), word, count);
        }
      }
      return sums.flatMap((byWord, stretch) => [...byWord].map(([word, count]) => ({ stretch, word, count })));
    },
    async countsByKey({ name, from, to, limit }) {
      const sums = new Map<string, number>();
      for (const { counts } of await documentsIn(name, from, to)) {
        for (const [field, count] of Object.entries(counts)) addTo(sums, field, count);
      }
      const rows = [...sums].map(([field, count]) => ({ key: keyOfField(field), count }));
      return rows.sort((a, b) => b.count - a.count || byKey(a, b)).slice(0, limit);
    },
  };
}
