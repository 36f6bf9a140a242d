import type { Database } from 'better-sqlite3';
import type { Identity, RetentionStore } from '../engine.ts';
import { emailKey, phoneKey, tracePattern, writtenForms } from '../lead-search.ts';
import type { GroupCommit, InTurn } from './group-commit.ts';
import { emptyWriteLog, type Sql, tryToEmptyWriteLog } from './open-database.ts';

/** About 10 ms. */
const portion = 500;

/** About 8 ms. */
const leadPortion = 50;
/** 2 to 10 ms. */
const eventPortion = 1_000;
/** About 1 ms, sometimes 10. */
const mergedPages = 8;

/** In portions of about 10 ms, with other calls between. */
export function sqliteRetention(
  db: Database,
  { write }: GroupCommit,
  { sql, inTurn, endSnapshots }: { sql: Sql; inTurn: InTurn; endSnapshots: () => void },
): RetentionStore {
  let mentions = (_details: string) => false;
  db.function('mentions_person', (details) => Number(typeof details === 'string' && mentions(details)));
  const ofPerson = `
    select id from lead where email = :email and email != ''
    union select id from lead where phone = :phone and phone != ''`;
  const slice = 'id between :from and :to and mentions_person(event_details)';
  const agedLeads = (isSpam: '=' | '!=', before: Date, limit: number) =>
    sql.texts(
      `select id from lead where received_at < ? and status ${isSpam} 'spam' order by received_at limit ?`,
      ...[before.getTime(), limit],
    );
  const answers = db
    .prepare<{ from: number; to: number }, [receivedAt: number, waitedMs: number | null]>(`
      select received_at, answered_at - received_at from lead
      where received_at >= :from and received_at < :to and status != 'spam' and kind != 'palette' order by received_at`)
    // Objects would take three times as long.
    .raw();

  /** In slices, of which the last may include newer events. */
  async function sumOverEvents(
    who: Identity,
    look: (ids: IdRange) => number,
    run: (work: () => number) => Promise<number>,
  ): Promise<number> {
    const isOfPerson = mentionsOf(who);
    const first = sql.number('select id from event order by id limit 1');
    const last = sql.number('select id from event order by id desc limit 1');
    let sum = 0;
    for (let from = first; from > 0 && from <= last; from += eventPortion) {
      sum += await run(() => {
        mentions = isOfPerson;
        return look({ from, to: from + eventPortion - 1 });
      });
    }
    return sum;
  }

  /** The index keeps words of removed leads (https://www.sqlite.org/fts5.html#the_merge_command). */
  async function forgetWords(): Promise<void> {
    for (let pages = -mergedPages, isDone = false; !isDone; pages = mergedPages) {
      isDone = await write(() => {
        const changes = () => sql.number('select total_changes()');
        const before = changes();
        sql.run(`insert into lead_search (lead_search, rank) values ('merge', ?)`, pages);
        return changes() - before < 2;
      });
    }
  }

  return {
    async countTraces(who) {
      const leads = await inTurn(() => sql.number(`select count(*) from (${ofPerson})`, keysOf(who)));
      const count = (ids: IdRange) => sql.number(`select count(*) from event where ${slice}`, ids);
      return { leads, events: await sumOverEvents(who, count, inTurn) };
    },
    leadsOf: async (who) => sql.texts(`${ofPerson} limit ${leadPortion}`, keysOf(who)),

    async eraseTraces(who) {
      const blank = (ids: IdRange) => sql.run(`update event set event_details = null where ${slice}`, ids).changes;
      const events = await sumOverEvents(who, blank, write);
      await forgetWords();
      // Both still contain the old data.
      endSnapshots();
      await emptyWriteLog(db);
      return events;
    },

    agedLeads: async (before, max) => ({
      leads: agedLeads('!=', before.leads, max.leads),
      spam: agedLeads('=', before.spam, max.spam),
    }),

    removeLeads: (ids, { leads, spam } = { leads: endOfTime, spam: endOfTime }) =>
      write(() =>
        sql.texts(
          `delete from lead where id in (select value from json_each(:ids))
            and received_at < iif(status = 'spam', :spam, :leads) returning id`,
          { ids: JSON.stringify(ids), leads: leads.getTime(), spam: spam.getTime() },
        ),
      ),

    async purge({ events, counts }) {
      // Events dated by a clock that was ahead may precede old ones.
      const dropEvents = `
        delete from event where id in (
          select id from (select id, timestamp from event order by id limit 20000) where timestamp < ? limit ${portion})`;
      const dropCounts = `
        delete from counted where (name, start, key) in (
          select name, start, key from counted where start < ? order by start limit ${portion})`;
      const removed = await write(() => ({
        events: sql.run(dropEvents, events.getTime()).changes,
        counts: sql.run(dropCounts, counts.getTime()).changes,
      }));
      if (removed.events + removed.counts === 0) tryToEmptyWriteLog(db);
      return removed;
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

const keysOf = ({ email = '', phone = '' }: Identity) => ({ email: emailKey(email), phone: phoneKey(phone) });

/** The pattern, for encoded text, takes much longer. */
function mentionsOf(who: Identity): (details: string) => boolean {
  const texts = writtenForms(who);
  if (texts.length === 0) return () => false;
  const encoded = new RegExp(tracePattern(texts), 'i');
  return (details) => {
    const lower = details.toLowerCase();
    return texts.some((text) => lower.includes(text)) || (/[%+]/.test(details) && encoded.test(details));
  };
}

/** Both ends included. */
type IdRange = { from: number; to: number };
