import { randomBytes } from 'node:crypto';
import { type Collection, type Filter, MongoBulkWriteError } from 'mongodb';
import { decodeMetricKey } from '../../../catalogue/metrics/metric-key.ts';
import { startOfDay, wallTime } from '../../../catalogue/time/eastern-time.ts';
import { createBatches } from '../batches.ts';
import { hourly, maxHourlyKeys, otherKey } from '../metrics.ts';
import type { Count, EventStore, MetricsStore, NewEvent } from '../store.ts';
import { insertIfAbsent } from './database.ts';

type Range = { name: string; from: Date; to: Date };
const rangeKey = ({ name, from, to }: Range) => `${name} ${from.getTime()} ${to.getTime()}`;

/** The days of a year: each further batch costs as much as the first. */
const maxInBatch = 1_000;

/** Concurrent processes may exceed `maxKeys` by what each adds at once. */
export function mongoMetrics(collection: Collection<CountDocument>): MetricsStore {
  interface Added extends Count {
    maxKeys: number;
  }

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

  /** In no order. */
  async function hoursIn(range: Range): Promise<Interval[]> {
    const days = { ...range, from: midnightOf(range.from) };
    const found = await collection.find(started(days), { batchSize: maxInBatch }).toArray();
    return found.flatMap(hoursOf).filter(({ start }) => start >= range.from && start < range.to);
  }

  /** By the day or, on a day with a bound inside it, by the hour. */
  async function intervalsIn(range: Range, bounds: readonly Date[]): Promise<Interval[]> {
    const { name, from, to } = range;
    const cut = [...new Set(bounds.filter((bound) => !isMidnight(bound)).map((bound) => +midnightOf(bound)))];
    const cutDays = cut.map((ms) => ({ name, from: new Date(ms), to: nextMidnight(new Date(ms)) }));
    const [days, ...hours] = await Promise.all([
      collection.find(started(range), { projection: { start: 1, counts: 1 }, batchSize: maxInBatch }).toArray(),
      ...cutDays.map((day) =>
        hoursIn({ name, from: from > day.from ? from : day.from, to: to < day.to ? to : day.to }),
      ),
    ]);
    const whole = days.filter(({ start }) => !cutDays.some((day) => start >= day.from && start < day.to));
    // Servers that sort without an index take three times as long.
    return [...whole, ...hours.flat()].sort((a, b) => a.start.getTime() - b.start.getTime());
  }

  /** A report needs the intervals and the sums of a range at the same time. */
  const inHand = new Map<string, Promise<Interval[]>>();
  function intervalsOnce(range: Range, bounds: readonly Date[]): Promise<Interval[]> {
    const key = rangeKey(range);
    const read = intervalsIn(range, bounds).finally(() => inHand.delete(key));
    inHand.set(key, read);
    return read;
  }

  /** A server that unwinds each document takes twice as long. */
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

export interface EventDocument extends NewEvent {
  /** Hexadecimal milliseconds, then random digits, so ids sort by time. */
  _id: string;
}

export const eventIdFrom = (ms: number) => ms.toString(16).padStart(12, '0');

export function mongoEvents(events: Collection<EventDocument>, addToCounts: MetricsStore['addToCounts']): EventStore {
  const batches = createBatches<NewEvent, boolean>(
    async (batch) => {
      const documents = batch.map(({ eventType, eventDetails, timestamp }) => {
        const _id = eventIdFrom(timestamp.getTime()) + randomBytes(10).toString('hex');
        return { _id, eventType, eventDetails, timestamp };
      });
      const refused = await refusedBy(() => events.insertMany(documents, { ordered: false }));
      const kept = batch.filter((_, index) => !refused.has(index));
      const counts = kept.map(({ timestamp, eventType }) => hourly(timestamp, 'event', eventType));
      addToCounts(counts, { maxKeys: maxHourlyKeys }).catch(() => {});
      return batch.map((_, index) => {
        const reason = refused.get(index);
        return reason ? { status: 'rejected', reason } : { status: 'fulfilled', value: true };
      });
    },
    { maxItems: 500 },
  );

  return {
    recordEvent: batches.add,
    // Without a condition, every event would be read.
    countEvents: () => events.countDocuments({ _id: { $gte: '' } }),
    async newestEvents({ limit, before }) {
      const behind = before === undefined ? {} : { _id: { $lt: before } };
      const documents = await events.find(behind, { sort: { _id: -1 }, limit }).toArray();
      return documents.map(({ _id, eventType, eventDetails, timestamp }) => ({
        id: _id,
        eventType,
        eventDetails,
        timestamp,
      }));
    },
  };
}

/** By index; other errors are thrown. */
async function refusedBy(insert: () => Promise<unknown>): Promise<Map<number, Error>> {
  try {
    await insert();
    return new Map();
  } catch (error) {
    if (!(error instanceof MongoBulkWriteError) || error.result.getWriteConcernError()) throw error;
    const refused = [error.writeErrors].flat();
    if (refused.length === 0) throw error;
    return new Map(refused.map(({ index, errmsg }) => [index, new Error(errmsg ?? 'MongoDB refused an event')]));
  }
}

const hourMs = 3_600_000;
/** Longer than a day on which the clock is set back. */
const pastNextMidnightMs = 26 * hourMs;

type Sums = Record<string, number>;

/** A name on one day in New York. */
export interface CountDocument {
  /** `{name} {start in ms}`. */
  _id: string;
  name: string;
  start: Date;
  /** Of the day, by {@link fieldOfKey}. */
  counts: Sums;
  /** Without the hour after midnight, by {@link hourField}. */
  hours?: Record<string, Sums>;
}

export interface Interval {
  start: Date;
  counts: Sums;
}

/** Names of fields must not contain dots or dollars, nor be empty. */
export const fieldOfKey = (key: string) => `k${Buffer.from(key).toString('base64url')}`;
export const keyOfField = (field: string) => Buffer.from(field.slice(1), 'base64url').toString();

export const hourField = (start: Date) => `h${start.getTime()}`;
const startOfField = (field: string) => new Date(Number(field.slice(1)));

let lastHour = { hour: Number.NaN, midnight: 0 };

/** In New York; fast for many moments of one hour. */
export function midnightOf(moment: Date): Date {
  const hour = Math.floor(moment.getTime() / hourMs);
  if (hour !== lastHour.hour) lastHour = { hour, midnight: startOfDay(moment).getTime() };
  return new Date(lastHour.midnight);
}

/** In New York. */
export const nextMidnight = (moment: Date) => midnightOf(new Date(midnightOf(moment).getTime() + pastNextMidnightMs));

/** In New York. */
export function isMidnight(moment: Date): boolean {
  // Asking for the time in New York takes long.
  const isPossible = moment.getTime() % hourMs === 0 && [4, 5].includes(moment.getUTCHours());
  return isPossible && wallTime(moment).minutes === 0;
}

export const idOfCount = ({ name, start }: Pick<Count, 'name' | 'start'>) => `${name} ${midnightOf(start).getTime()}`;

export function fieldsOfCount(start: Date, field: string): string[] {
  const isFirstHour = start.getTime() === midnightOf(start).getTime();
  return [`counts.${field}`, ...(isFirstHour ? [] : [`hours.${hourField(start)}.${field}`])];
}

export function projectionOf(starts: readonly Date[]): Record<string, 1> {
  const isLater = (start: Date) => start.getTime() !== midnightOf(start).getTime();
  if (!starts.every(isLater)) return {};
  return Object.fromEntries(['start', ...starts.map((start) => `hours.${hourField(start)}`)].map((name) => [name, 1]));
}

/** In no order. */
export function hoursOf({ start, counts = {}, hours = {} }: Pick<CountDocument, 'start'> & Partial<CountDocument>) {
  const first = new Map(Object.entries(counts));
  const later = Object.entries(hours).map(([field, counts]): Interval => {
    for (const [key, count] of Object.entries(counts)) first.set(key, (first.get(key) ?? 0) - count);
    return { start: startOfField(field), counts };
  });
  return [{ start, counts: Object.fromEntries([...first].filter(([, count]) => count > 0)) }, ...later];
}
