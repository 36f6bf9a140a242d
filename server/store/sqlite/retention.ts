import type { Database } from 'better-sqlite3';
import type { Identity, RetentionStore } from '../engine.ts';
import { emailKey, phoneKey, tracePattern, writtenForms } from '../lead-search.ts';
import type { GroupCommit, InTurn } from './group-commit.ts';
import { emptyWriteLog, tryToEmptyWriteLog } from './open-database.ts';

/** Takes about 10 ms. */
const portion = 500;

/** Takes about 8 ms. */
const leadPortion = 50;
/** Takes 2 to 10 ms. */
const eventPortion = 1_000;
/** Takes about 1 ms, sometimes 10. */
const mergedPages = 8;

/** In portions of about 10 ms between which other calls run. */
export function sqliteRetention(
  db: Database,
  { write }: GroupCommit,
  { inTurn, endSnapshots }: { inTurn: InTurn; endSnapshots: () => void },
): RetentionStore {
  let trace = { pattern: '', find: /^$/ };
  db.function('matches_trace', { deterministic: true }, (details: unknown, pattern: unknown) => {
    if (typeof pattern !== 'string' || pattern === '') return 0;
    if (trace.pattern !== pattern) trace = { pattern, find: new RegExp(pattern, 'i') };
    return Number(trace.find.test(String(details)));
  });
  const ofPerson = `
    select id from lead where email = :email and email != ''
    union select id from lead where phone = :phone and phone != ''`;
  const countOf = db.prepare<Keys, number>(`select count(*) from (${ofPerson})`).pluck();
  const someOf = db.prepare<Keys, string>(`${ofPerson} limit ${leadPortion}`).pluck();
  // A value that is not given is null and matches nothing.
  const holdsOne = ['first', 'second', 'third']
    .map((typed) => `instr(lower(event_details), :${typed}) > 0`)
    // The pattern alone takes much longer.
    .concat(`(event_details glob '*[%+]*' and matches_trace(event_details, :pattern))`)
    .join(' or ');
  const blank = db.prepare<Typed & IdRange>(`
    update event set event_details = null where id between :from and :to and (${holdsOne})`);
  const eventsWith = db
    .prepare<Typed & IdRange, number>(`
      select count(*) from event where id between :from and :to and (${holdsOne})`)
    .pluck();
  const eventIds = db.prepare<[], { first: number | null; last: number | null }>(`
    select (select id from event order by id limit 1) as first, (select id from event order by id desc limit 1) as last`);
  const mergeWords = db.prepare<[number]>(`insert into lead_search (lead_search, rank) values ('merge', ?)`);
  const changesSoFar = db.prepare<[], number>('select total_changes()').pluck();
  // Records dated by a clock that was ahead may precede old ones.
  const oldestEvent = db
    .prepare<[], number | null>('select min(timestamp) from (select timestamp from event order by id limit 20000)')
    .pluck();
  const dropEvents = db.prepare<{ before: number; limit: number }>(`
    delete from event where id in (select id from event where timestamp < :before order by id limit :limit)`);
  const dropCounts = db.prepare<{ before: number; limit: number }>(`
    delete from counted where (name, start, key) in (
      select name, start, key from counted where start < :before order by start limit :limit)`);
  const aged = (isSpam: '=' | '!=') =>
    db
      .prepare<{ before: number; limit: number }, string>(`
        select id from lead where received_at < :before and status ${isSpam} 'spam'
        order by received_at limit :limit`)
      .pluck();
  const agedSpam = aged('=');
  const agedOthers = aged('!=');
  const drop = db
    .prepare<{ ids: string; leads: number; spam: number }, string>(`
      delete from lead where id in (select value from json_each(:ids))
        and received_at < iif(status = 'spam', :spam, :leads)
      returning id`)
    .pluck();
  const newestLead = db.prepare<[], number>('select received_at from lead order by place desc limit 1').pluck();
  const newestEvent = db.prepare<[], number>('select timestamp from event order by id desc limit 1').pluck();
  const answers = db
    .prepare<{ from: number; to: number }, [receivedAt: number, waitedMs: number | null]>(`
      select received_at, answered_at - received_at from lead
      where received_at >= :from and received_at < :to and status != 'spam' order by received_at`)
    // Objects would take three times as long.
    .raw();

  function everyEvent(): IdRange {
    const { first, last } = eventIds.get() ?? {};
    return { from: first ?? 0, to: last ?? -1 };
  }

  /** The index keeps words of removed leads (https://www.sqlite.org/fts5.html#the_merge_command). */
  async function forgetWords(): Promise<void> {
    for (let pages = -mergedPages, isDone = false; !isDone; pages = mergedPages) {
      isDone = await write(() => {
        const before = changesSoFar.get() ?? 0;
        mergeWords.run(pages);
        return (changesSoFar.get() ?? 0) - before < 2;
      });
    }
  }

  return {
    async countTraces({ email = '', phone = '' }) {
      const who = typedIn({ email, phone });
      const leads = await inTurn(() => countOf.get(keysOf({ email, phone })) ?? 0);
      const events = await sumOverIds(everyEvent(), (ids) => eventsWith.get({ ...who, ...ids }) ?? 0, inTurn);
      return { leads, events };
    },

    leadsOf: async ({ email = '', phone = '' }) => someOf.all(keysOf({ email, phone })),

    async eraseTraces({ email = '', phone = '' }) {
      const who = typedIn({ email, phone });
      const events = await sumOverIds(everyEvent(), (ids) => blank.run({ ...who, ...ids }).changes, write);
      await forgetWords();
      // Both still contain the old data.
      endSnapshots();
      await emptyWriteLog(db);
      return events;
    },

    async agedLeads(before, max) {
      return {
        leads: agedOthers.all({ before: before.leads.getTime(), limit: max.leads }),
        spam: agedSpam.all({ before: before.spam.getTime(), limit: max.spam }),
      };
    },

    removeLeads: (ids, { leads, spam } = { leads: endOfTime, spam: endOfTime }) =>
      write(() => drop.all({ ids: JSON.stringify(ids), leads: leads.getTime(), spam: spam.getTime() })),

    async purge({ events, counts }, max) {
      const removed = await write(() => {
        const hasOldEvents = (oldestEvent.get() ?? Number.POSITIVE_INFINITY) < events.getTime();
        const drop = (statement: typeof dropEvents, before: Date, limit: number) =>
          statement.run({ before: before.getTime(), limit: Math.min(limit, portion) }).changes;
        return {
          events: hasOldEvents ? drop(dropEvents, events, max.events) : 0,
          counts: drop(dropCounts, counts, max.counts),
        };
      });
      if (removed.events + removed.counts === 0) tryToEmptyWriteLog(db);
      return removed;
    },

    async newestRecordAt() {
      const times = [newestLead.get(), newestEvent.get()].filter((time) => time !== undefined);
      return times.length > 0 ? new Date(Math.max(...times)) : undefined;
    },

    firstAnswers: ({ from, to }) =>
      inTurn(() =>
        answers
          .all({ from: from.getTime(), to: to.getTime() })
          .map(([receivedAt, waited]) => ({ receivedAt, waitedMs: waited ?? undefined })),
      ),
  };
}

/** The latest that a date can hold. */
const endOfTime = new Date(8.64e15);

type Keys = Required<Identity>;

const keysOf = ({ email, phone }: Keys): Keys => ({ email: emailKey(email), phone: phoneKey(phone) });

type Typed = Readonly<Record<'first' | 'second' | 'third', string | null> & { pattern: string }>;

function typedIn(who: Keys): Typed {
  const texts = writtenForms(who);
  const [first = null, second = null, third = null] = texts;
  return { first, second, third, pattern: tracePattern(texts) };
}

/** Both ends included. */
interface IdRange {
  from: number;
  to: number;
}

async function sumOverIds(
  { from, to }: IdRange,
  look: (slice: IdRange) => number,
  run: (work: () => number) => Promise<number>,
): Promise<number> {
  let sum = 0;
  for (let next = from; next <= to; next += eventPortion) {
    sum += await run(() => look({ from: next, to: Math.min(to, next + eventPortion - 1) }));
  }
  return sum;
}
