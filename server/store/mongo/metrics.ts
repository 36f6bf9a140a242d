import type { Collection } from 'mongodb';
import { decodeMetricKey } from '../../../catalogue/metrics/metric-key.ts';
import { createBatches } from '../batches.ts';
import { type Count, type MetricsStore, otherKey } from '../port/metrics-store.ts';
import { insertIfAbsent } from './database/insert-if-absent.ts';

/** All counts of a name in one interval. */
export interface CountDocument {
  /** `{name} {start in ms}`. */
  _id: string;
  name: string;
  start: Date;
  /** Counts by key, in base64url after a letter: field names must not contain dots or dollars, nor be empty. */
  counts: Record<string, number>;
}

type Range = { name: string; from: Date; to: Date };
const rangeKey = ({ name, from, to }: Range) => `${name} ${from.getTime()} ${to.getTime()}`;

/** Fits the hours of a month in one batch: each further batch costs as much as the first. */
const mostInBatch = 1_000;

/** The field of a key in {@link CountDocument.counts}. */
export const fieldOfKey = (key: string) => `k${Buffer.from(key).toString('base64url')}`;
const keyOf = (name: string) => Buffer.from(name.slice(1), 'base64url').toString();

/** Counts, one document per name and interval. Concurrent processes may exceed `maxKeys` by what each adds at once. */
export function mongoMetrics(collection: Collection<CountDocument>): MetricsStore {
  interface Added extends Count {
    maxKeys: number;
  }

  /** Adds to one document and limits its number of keys. */
  async function addTo(_id: string, counts: readonly Added[]): Promise<void> {
    const [first] = counts;
    if (!first) return;
    const fresh = { _id, name: first.name, start: first.start, counts: {} };
    let known = await collection.findOne({ _id: { $eq: _id } });
    if (!known) {
      await insertIfAbsent(() => collection.insertOne(fresh));
      known = (await collection.findOne({ _id: { $eq: _id } })) ?? fresh;
    }
    const names = new Set(Object.keys(known.counts));
    const sums = new Map<string, number>();
    for (const { key, count, maxKeys } of counts) {
      const wanted = fieldOfKey(key);
      const name = names.has(wanted) || names.size < maxKeys ? wanted : fieldOfKey(otherKey);
      names.add(name);
      sums.set(name, (sums.get(name) ?? 0) + count);
    }
    const $inc = Object.fromEntries([...sums].map(([name, sum]) => [`counts.${name}`, sum]));
    await collection.updateOne({ _id: { $eq: _id } }, { $inc });
  }

  const batches = createBatches<Added, void>(
    async (added) => {
      const byDocument = new Map<string, Added[]>();
      for (const count of added) {
        const _id = `${count.name} ${count.start.getTime()}`;
        byDocument.set(_id, [...(byDocument.get(_id) ?? []), count]);
      }
      await Promise.all([...byDocument].map(([_id, counts]) => addTo(_id, counts)));
      return added.map(() => ({ status: 'fulfilled', value: undefined }));
    },
    { maxItems: 500 },
  );

  /** Sums by key in a range, computed by the database: a year of documents has tens of thousands of counts. */
  const sumsByDatabase = ({ name, from, to }: Range) =>
    collection
      .aggregate<{ _id: string; count: number }>([
        { $match: { name: { $eq: name }, start: { $gte: from, $lt: to } } },
        { $project: { counts: { $objectToArray: '$counts' } } },
        { $unwind: '$counts' },
        { $group: { _id: '$counts.k', count: { $sum: '$counts.v' } } },
      ])
      .toArray();

  /** The documents of a range, oldest first. */
  async function documents({ name, from, to }: Range): Promise<CountDocument[]> {
    const filter = { name: { $eq: name }, start: { $gte: from, $lt: to } };
    const found = await collection.find(filter, { batchSize: mostInBatch }).toArray();
    // Sorted here: servers that sort without an index would take three times as long.
    return found.sort((a, b) => a.start.getTime() - b.start.getTime());
  }

  /**
   * Reads in progress: a report needs the intervals and the sums of the same range at the same time, so they share one.
   */
  const inHand = new Map<string, Promise<CountDocument[]>>();
  function documentsOnce(range: Range): Promise<CountDocument[]> {
    const key = rangeKey(range);
    const read = documents(range).finally(() => inHand.delete(key));
    inHand.set(key, read);
    return read;
  }

  async function sumsOf(range: Range): Promise<{ _id: string; count: number }[]> {
    const known = inHand.get(rangeKey(range));
    if (!known) return sumsByDatabase(range);
    const sums = new Map<string, number>();
    for (const { counts } of await known) {
      for (const [key, count] of Object.entries(counts)) sums.set(key, (sums.get(key) ?? 0) + count);
    }
    return [...sums].map(([_id, count]) => ({ _id, count }));
  }

  return {
    countNames: async () => (await collection.distinct('name')).sort(),
    async addToCounts(counts, { maxKeys }) {
      await Promise.all(counts.map((count) => batches.add({ ...count, maxKeys })));
      return true;
    },
    async counts(query) {
      return (await documents(query)).flatMap(({ start, name, counts }) =>
        Object.entries(counts)
          .map(([key, count]) => ({ start, name, key: keyOf(key), count }))
          .sort((a, b) => (a.key < b.key ? -1 : 1)),
      );
    },
    async countsByInterval({ name, bounds }) {
      const [from, to] = [bounds[0], bounds.at(-1)];
      if (!from || !to) return [];
      const words = new Map<string, string>();
      const sums = bounds.slice(1).map(() => new Map<string, number>());
      function add(stretch: number, key: string, count: number): void {
        const word = words.get(key) ?? decodeMetricKey(keyOf(key))[0] ?? '';
        words.set(key, word);
        sums[stretch]?.set(word, (sums[stretch]?.get(word) ?? 0) + count);
      }
      if (sums.length === 1) {
        for (const { _id, count } of await sumsOf({ name, from, to })) add(0, _id, count);
      } else {
        let stretch = 0;
        for (const { start, counts } of await documentsOnce({ name, from, to })) {
          while (start >= (bounds[stretch + 1] ?? to)) stretch += 1;
          for (const [key, count] of Object.entries(counts)) add(stretch, key, count);
        }
      }
      return sums.flatMap((byWord, stretch) => [...byWord].map(([word, count]) => ({ stretch, word, count })));
    },
    async countsByKey({ limit, ...query }) {
      const sums = await sumsOf(query);
      const rows = sums.map(({ _id, count }) => ({ key: keyOf(_id), count }));
      return rows.sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)).slice(0, limit);
    },
  };
}
