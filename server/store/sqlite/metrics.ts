import { decodeMetricKey, metricKeySeparator } from '../../../catalogue/metrics/metric-key.ts';
import type { Count, EventStore, IntervalCount, MetricsStore } from '../engine.ts';
import { hourly, maxHourlyKeys, otherKey } from '../metrics.ts';
import type { GroupCommit, InTurn } from './group-commit.ts';
import type { HasRoom, Sql } from './open-database.ts';

/** SQL; still encoded. */
const firstPart = (column: string) =>
  `substr(${column}, 1, instr(${column} || '${metricKeySeparator}', '${metricKeySeparator}') - 1)`;

/** Call within a transaction. */
export type AddCount = (count: Count, maxKeys: number) => void;

export function createAddCount(sql: Sql): AddCount {
  const ofSpan = 'name = :name and start = :start';
  return function addCount({ name, start, key, count }, maxKeys) {
    const row = { name, start: start.getTime(), key, count };
    if (sql.run(`update counted set count = count + :count where ${ofSpan} and key = :key`, row).changes === 1) return;
    const keys = () => sql.number(`select count(*) from counted where ${ofSpan}`, { name, start: row.start });
    if (key !== otherKey && keys() >= maxKeys) addCount({ name, start, key: otherKey, count }, maxKeys);
    else sql.run('insert into counted (name, start, key, count) values (:name, :start, :key, :count)', row);
  };
}

const inRange = 'name = :name and start >= :from and start < :to';
const rangeOf = ({ name, from, to }: { name: string; from: Date; to: Date }) => ({
  ...{ name, from: from.getTime(), to: to.getTime() },
});

export function readCounts(sql: Sql, inTurn: InTurn): Omit<MetricsStore, 'addToCounts'> {
  return {
    // Distinct would read every count.
    countNames: () =>
      inTurn(() =>
        sql.texts(`
          with recursive found (name) as (
            select min(name) from counted
            union all
            select (select min(name) from counted where name > found.name) from found where found.name is not null
          )
          select name from found where name is not null`),
      ),
    counts: (query) =>
      inTurn(() =>
        sql
          .rows<{ start: number; key: string; count: number }>(
            `select start, key, count from counted where ${inRange} order by start, key`,
            rangeOf(query),
          )
          .map(({ start, key, count }) => ({ start: new Date(start), name: query.name, key, count })),
      ),
    countsByInterval: ({ name, bounds }) =>
      inTurn(() => {
        const stretches = bounds.slice(1).map((to, at) => [bounds[at]?.getTime(), to.getTime()]);
        const rows = sql.rows<IntervalCount>(
          `select s.key as stretch, ${firstPart('c.key')} as word, sum(c.count) as count
            from json_each(:stretches) s cross join counted c
              on c.name = :name and c.start >= s.value ->> 0 and c.start < s.value ->> 1
            group by stretch, word`,
          { name, stretches: JSON.stringify(stretches) },
        );
        return rows.map((row) => ({ ...row, word: decodeMetricKey(row.word)[0] ?? '' }));
      }),
    countsByKey: ({ limit, ...query }) =>
      inTurn(() =>
        sql.rows(
          `select key, sum(count) as count from counted where ${inRange}
            group by key order by count desc, key limit :limit`,
          { ...rangeOf(query), limit },
        ),
      ),
  };
}

const newest = `
  select id, event_type as eventType, event_details as eventDetails, timestamp from event
  where id < ? order by id desc limit ?`;

export const readEvents =
  (sql: Sql): EventStore['newestEvents'] =>
  async ({ limit, before }) =>
    sql
      .rows<{ id: number; eventType: string; eventDetails: string | null; timestamp: number }>(
        newest,
        ...[before === undefined ? Number.MAX_SAFE_INTEGER : Number(before) || 0, limit],
      )
      .map((row) => ({ ...row, id: String(row.id), timestamp: new Date(row.timestamp) }));

export function sqliteMetrics(
  sql: Sql,
  { writeLightly }: GroupCommit,
  parts: { addCount: AddCount; inTurn: InTurn; hasRoom: HasRoom },
): MetricsStore & EventStore {
  const { addCount, inTurn, hasRoom } = parts;
  const writeIfRoom = async (work: () => void) => {
    if (!hasRoom()) return false;
    await writeLightly(work);
    return true;
  };

  return {
    ...readCounts(sql, inTurn),
    addToCounts: (counts, { maxKeys }) =>
      writeIfRoom(() => {
        for (const count of counts) addCount(count, maxKeys);
      }),
    newestEvents: readEvents(sql),
    recordEvent: ({ eventType, eventDetails, timestamp }) =>
      writeIfRoom(() => {
        const values = [eventType, eventDetails, timestamp.getTime()];
        sql.run('insert into event (event_type, event_details, timestamp) values (?, ?, ?)', ...values);
        addCount(hourly(timestamp, 'event', eventType), maxHourlyKeys);
      }),
    countEvents: async () => sql.number(`select count from tally where name = 'event'`),
  };
}
