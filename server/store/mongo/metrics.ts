import type { Collection, Filter } from 'mongodb';
import { decodeMetricKey } from '../../../catalogue/metrics/metric-key.ts';
import { createBatches } from '../batches.ts';
import { type Count, type MetricsStore, otherKey } from '../port/metrics-store.ts';
import { insertIfAbsent } from './database/insert-if-absent.ts';
import {
  type CountDocument,
  fieldOfKey,
  fieldsOfCount,
  hoursOf,
  type Interval,
  idOfCount,
  isMidnight,
  keyOfField,
  midnightOf,
  nextMidnight,
  projectionOf,
} from './day-counts.ts';

type Range = { name: string; from: Date; to: Date };
const rangeKey = ({ name, from, to }: Range) => `${name} ${from.getTime()} ${to.getTime()}`;

/** Fits the days of a year in one batch: each further batch costs as much as the first. */
const mostInBatch = 1_000;

/** Counts, one document per name and day. Concurrent processes may exceed `maxKeys` by what each adds at once. */
export function mongoMetrics(collection: Collection<CountDocument>): MetricsStore {
  interface Added extends Count {
    maxKeys: number;
  }

  /** Adds to one document and limits the number of keys of each hour. */
  async function addTo(_id: string, counts: readonly Added[]): Promise<void> {
    const [first] = counts;
    if (!first) return;
    const projection = projectionOf(counts.map(({ start }) => start));
    const find = () => collection.findOne({ _id: { $eq: _id } }, { projection });
    const fresh = { _id, name: first.name, start: midnightOf(first.start), counts: {} };
    let known = await find();
    if (!known) {
      await insertIfAbsent(() => collection.insertOne(fresh));
      known = (await find()) ?? fresh;
    }
    const keys = new Map(hoursOf(known).map(({ start, counts }) => [start.getTime(), new Set(Object.keys(counts))]));
    const sums = new Map<string, number>();
    for (const { start, key, count, maxKeys } of counts) {
      const names = keys.get(start.getTime()) ?? new Set();
      keys.set(start.getTime(), names);
      const wanted = fieldOfKey(key);
      const name = names.has(wanted) || names.size < maxKeys ? wanted : fieldOfKey(otherKey);
      names.add(name);
      for (const field of fieldsOfCount(start, name)) sums.set(field, (sums.get(field) ?? 0) + count);
    }
    await collection.updateOne({ _id: { $eq: _id } }, { $inc: Object.fromEntries(sums) });
  }

  const batches = createBatches<Added, void>(
    async (added) => {
      const byDocument = new Map<string, Added[]>();
      for (const count of added) {
        const _id = idOfCount(count);
        byDocument.set(_id, [...(byDocument.get(_id) ?? []), count]);
      }
      await Promise.all([...byDocument].map(([_id, counts]) => addTo(_id, counts)));
      return added.map(() => ({ status: 'fulfilled', value: undefined }));
    },
    { maxItems: 500 },
  );

  const started = ({ name, from, to }: Range): Filter<CountDocument> => ({
    name: { $eq: name },
    start: { $gte: from, $lt: to },
  });

  /** The counts of each hour that starts in a range, in no order. */
  async function hoursIn(range: Range): Promise<Interval[]> {
    const days = { ...range, from: midnightOf(range.from) };
    const found = await collection.find(started(days), { batchSize: mostInBatch }).toArray();
    return found.flatMap(hoursOf).filter(({ start }) => start >= range.from && start < range.to);
  }

  /** The counts that start in a range, by the day or, on a day with a bound other than its midnight, by the hour. */
  async function intervalsIn(range: Range, bounds: readonly Date[]): Promise<Interval[]> {
    const { name, from, to } = range;
    const cut = [...new Set(bounds.filter((bound) => !isMidnight(bound)).map((bound) => +midnightOf(bound)))];
    const cutDays = cut.map((ms) => ({ name, from: new Date(ms), to: nextMidnight(new Date(ms)) }));
    const [days, ...hours] = await Promise.all([
      collection.find(started(range), { projection: { start: 1, counts: 1 }, batchSize: mostInBatch }).toArray(),
      ...cutDays.map((day) =>
        hoursIn({ name, from: from > day.from ? from : day.from, to: to < day.to ? to : day.to }),
      ),
    ]);
    const whole = days.filter(({ start }) => !cutDays.some((day) => start >= day.from && start < day.to));
    // Sorted here: servers that sort without an index would take three times as long.
    return [...whole, ...hours.flat()].sort((a, b) => a.start.getTime() - b.start.getTime());
  }

  /**
   * Reads in progress: a report needs the intervals and the sums of the same range at the same time, so they share one.
   */
  const inHand = new Map<string, Promise<Interval[]>>();
  function intervalsOnce(range: Range, bounds: readonly Date[]): Promise<Interval[]> {
    const key = rangeKey(range);
    const read = intervalsIn(range, bounds).finally(() => inHand.delete(key));
    inHand.set(key, read);
    return read;
  }

  /** Sums by field of the key. Summed here: a server that unwinds each document would take twice as long. */
  async function sumsOf(range: Range): Promise<Map<string, number>> {
    const sums = new Map<string, number>();
    const intervals = await (inHand.get(rangeKey(range)) ?? intervalsIn(range, [range.from, range.to]));
    for (const { counts } of intervals) {
      for (const [field, count] of Object.entries(counts)) sums.set(field, (sums.get(field) ?? 0) + count);
    }
    return sums;
  }

  return {
    countNames: async () => (await collection.distinct('name')).sort(),
    async addToCounts(counts, { maxKeys }) {
      await Promise.all(counts.map((count) => batches.add({ ...count, maxKeys })));
      return true;
    },
    async counts(query) {
      const { name } = query;
      const byStart = new Map<number, Map<string, number>>();
      for (const { start, counts } of await hoursIn(query)) {
        const sums = byStart.get(start.getTime()) ?? new Map<string, number>();
        byStart.set(start.getTime(), sums);
        for (const [field, count] of Object.entries(counts)) sums.set(field, (sums.get(field) ?? 0) + count);
      }
      return [...byStart]
        .sort(([a], [b]) => a - b)
        .flatMap(([ms, sums]) =>
          [...sums]
            .map(([field, count]) => ({ start: new Date(ms), name, key: keyOfField(field), count }))
            .sort((a, b) => (a.key < b.key ? -1 : 1)),
        );
    },
    async countsByInterval({ name, bounds }) {
      const [from, to] = [bounds[0], bounds.at(-1)];
      if (!from || !to) return [];
      const words = new Map<string, string>();
      const sums = bounds.slice(1).map(() => new Map<string, number>());
      function add(stretch: number, field: string, count: number): void {
        const word = words.get(field) ?? decodeMetricKey(keyOfField(field))[0] ?? '';
        words.set(field, word);
        sums[stretch]?.set(word, (sums[stretch]?.get(word) ?? 0) + count);
      }
      if (sums.length === 1) {
        for (const [field, count] of await sumsOf({ name, from, to })) add(0, field, count);
      } else {
        let stretch = 0;
        for (const { start, counts } of await intervalsOnce({ name, from, to }, bounds)) {
          while (start >= (bounds[stretch + 1] ?? to)) stretch += 1;
          for (const [field, count] of Object.entries(counts)) add(stretch, field, count);
        }
      }
      return sums.flatMap((byWord, stretch) => [...byWord].map(([word, count]) => ({ stretch, word, count })));
    },
    async countsByKey({ limit, ...query }) {
      const rows = [...(await sumsOf(query))].map(([field, count]) => ({ key: keyOfField(field), count }));
      return rows.sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)).slice(0, limit);
    },
  };
}
