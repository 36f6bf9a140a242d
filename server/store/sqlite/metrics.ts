import type { Database } from 'better-sqlite3';
import { decodeMetricKey, metricKeySeparator } from '../../../catalogue/metrics/metric-key.ts';
import type { Count, EventStore, IntervalCount, MetricsStore } from '../engine.ts';
import { hourly, maxHourlyKeys, otherKey } from '../metrics.ts';
import type { HasRoom } from './disk.ts';
import type { GroupCommit, InTurn } from './group-commit.ts';
import { prepareCount } from './open-database.ts';

/** SQL; still encoded. */
const firstPart = (column: string) =>
  `substr(${column}, 1, instr(${column} || '${metricKeySeparator}', '${metricKeySeparator}') - 1)`;

interface CountRow {
  start: number;
  key: string;
  count: number;
}

/** Call within a transaction. */
export type AddCount = (count: Count, maxKeys: number) => void;

export function createAddCount(db: Database): AddCount {
  const add = db.prepare<{ name: string; start: number; key: string; count: number }>(
    'update counted set count = count + :count where name = :name and start = :start and key = :key',
  );
  const insert = db.prepare('insert into counted (name, start, key, count) values (:name, :start, :key, :count)');
  const keys = prepareCount(db, 'select count(*) from counted where name = :name and start = :start');

  return function addCount({ name, start, key, count }, maxKeys) {
    const row = { name, start: start.getTime(), key, count };
    if (add.run(row).changes === 1) return;
    const isFull = key !== otherKey && keys({ name, start: row.start }) >= maxKeys;
    if (isFull) addCount({ name, start, key: otherKey, count }, maxKeys);
    else insert.run(row);
  };
}

export function readCounts(db: Database, inTurn: InTurn): Omit<MetricsStore, 'addToCounts'> {
  type Range = { name: string; from: number; to: number };
  const all = db.prepare<Range, CountRow>(`
    select start, key, count from counted where name = :name and start >= :from and start < :to order by start, key`);
  const byKey = db.prepare<Range & { limit: number }, { key: string; count: number }>(`
    select key, sum(count) as count from counted where name = :name and start >= :from and start < :to
    group by key order by count desc, key limit :limit`);

  const byInterval = db.prepare<{ name: string; stretches: string }, IntervalCount>(`
    select s.key as stretch, ${firstPart('c.key')} as word, sum(c.count) as count
    from json_each(:stretches) s cross join counted c
      on c.name = :name and c.start >= s.value ->> 0 and c.start < s.value ->> 1
    group by stretch, word`);
  // Distinct would read every count.
  const names = db
    .prepare<[], string>(`
      with recursive found (name) as (
        select min(name) from counted
        union all select (select min(name) from counted where name > found.name) from found where found.name is not null
      )
      select name from found where name is not null`)
    .pluck();

  return {
    countNames: () => inTurn(() => names.all()),
    counts: ({ name, from, to }) =>
      inTurn(() => {
        const rows = all.all({ name, from: from.getTime(), to: to.getTime() });
        return rows.map(({ start, key, count }) => ({ start: new Date(start), name, key, count }));
      }),
    countsByInterval: ({ name, bounds }) =>
      inTurn(() => {
        const stretches = bounds.slice(1).map((to, at) => [bounds[at]?.getTime(), to.getTime()]);
        const rows = byInterval.all({ name, stretches: JSON.stringify(stretches) });
        return rows.map((row) => ({ ...row, word: decodeMetricKey(row.word)[0] ?? '' }));
      }),
    countsByKey: ({ name, from, to, limit }) =>
      inTurn(() => byKey.all({ name, from: from.getTime(), to: to.getTime(), limit })),
  };
}

export function sqliteMetrics(
  db: Database,
  { writeLightly }: GroupCommit,
  parts: { addCount: AddCount; inTurn: InTurn; hasRoom: HasRoom },
): MetricsStore {
  const { addCount, inTurn, hasRoom } = parts;
  return {
    ...readCounts(db, inTurn),
    async addToCounts(counts, { maxKeys }) {
      if (!hasRoom()) return false;
      return writeLightly(() => {
        for (const count of counts) addCount(count, maxKeys);
        return true;
      });
    },
  };
}

interface EventRow {
  id: number;
  eventType: string;
  eventDetails: string | null;
  timestamp: number;
}

export function readEvents(db: Database): EventStore['newestEvents'] {
  const newest = db.prepare<{ before: number; limit: number }, EventRow>(`
    select id, event_type as eventType, event_details as eventDetails, timestamp from event where id < :before order by id desc limit :limit`);

  return async ({ limit, before }) => {
    const rows = newest.all({ limit, before: before === undefined ? Number.MAX_SAFE_INTEGER : Number(before) || 0 });
    return rows.map((row) => ({ ...row, id: String(row.id), timestamp: new Date(row.timestamp) }));
  };
}

export function sqliteEvents(
  db: Database,
  { writeLightly }: GroupCommit,
  addCount: AddCount,
  hasRoom: HasRoom,
): EventStore {
  const insert = db.prepare(
    'insert into event (event_type, event_details, timestamp) values (:eventType, :eventDetails, :timestamp)',
  );
  const count = prepareCount(db, `select count from tally where name = 'event'`);

  return {
    newestEvents: readEvents(db),

    async recordEvent({ eventType, eventDetails, timestamp }) {
      if (!hasRoom()) return false;
      return writeLightly(() => {
        insert.run({ eventType, eventDetails, timestamp: timestamp.getTime() });
        addCount(hourly(timestamp, 'event', eventType), maxHourlyKeys);
        return true;
      });
    },

    countEvents: async () => count(),
  };
}
