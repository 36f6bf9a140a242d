import type { Database } from 'better-sqlite3';
import type { Identity, RetentionStore } from '../engine.ts';
import { emailKey, phoneKey, tracePattern, writtenForms } from '../lead-search.ts';
import type { GroupCommit, InTurn } from './group-commit.ts';
import { emptyWriteLog, prepareCount, tryToEmptyWriteLog } from './open-database.ts';

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
  /** What the statement that runs looks for. */
  let mentions = (_details: string) => false;
  db.function('mentions_person', (details) => Number(typeof details === 'string' && mentions(details)));
  const ofPerson = `
    select id from lead where email = :email and email != ''
    union select id from lead where phone = :phone and phone != ''`;
  const countOf = prepareCount(db, `select count(*) from (${ofPerson})`);
  const someOf = db.prepare<Keys, string>(`${ofPerson} limit ${leadPortion}`).pluck();
  const slice = 'id between :from and :to and mentions_person(event_details)';
  const blank = db.prepare<IdRange>(`update event set event_details = null where ${slice}`);
  const eventsWith = prepareCount(db, `select count(*) from event where ${slice}`);
  const eventIds = db.prepare<[], { first: number | null; last: number | null }>(`
    select (select id from event order by id limit 1) as first, (select id from event order by id desc limit 1) as last`);
  const mergeWords = db.prepare<[number]>(`insert into lead_search (lead_search, rank) values ('merge', ?)`);
  const changesSoFar = prepareCount(db, 'select total_changes()');
  // Events dated by a clock that was ahead may precede old ones.
  const dropEvents = db.prepare<[number]>(`
    delete from event where id in (
      select id from (select id, timestamp from event order by id limit 20000) where timestamp < ? limit ${portion})`);
  const dropCounts = db.prepare<[number]>(`
    delete from counted where (name, start, key) in (
      select name, start, key from counted where start < ? order by start limit ${portion})`);
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
  const answers = db
    .prepare<{ from: number; to: number }, [receivedAt: number, waitedMs: number | null]>(`
      select received_at, answered_at - received_at from lead
      where received_at >= :from and received_at < :to and status != 'spam' order by received_at`)
    // Objects would take three times as long.
    .raw();

  /** In slices, of which the last may include newer events. */
  async function sumOverEvents(
    who: Identity,
    look: (ids: IdRange) => number,
    run: (work: () => number) => Promise<number>,
  ): Promise<number> {
    const isOfPerson = mentionsOf(who);
    const { first, last } = eventIds.get() ?? {};
    let sum = 0;
    for (let from = first ?? 0; from <= (last ?? -1); from += eventPortion) {
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
        const before = changesSoFar();
        mergeWords.run(pages);
        return changesSoFar() - before < 2;
      });
    }
  }

  return {
    async countTraces(who) {
      const leads = await inTurn(() => countOf(keysOf(who)));
      return { leads, events: await sumOverEvents(who, eventsWith, inTurn) };
    },
    leadsOf: async (who) => someOf.all(keysOf(who)),

    async eraseTraces(who) {
      const events = await sumOverEvents(who, (ids) => blank.run(ids).changes, write);
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

    async purge({ events, counts }) {
      const removed = await write(() => ({
        events: dropEvents.run(events.getTime()).changes,
        counts: dropCounts.run(counts.getTime()).changes,
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

type Keys = Required<Identity>;

const keysOf = ({ email = '', phone = '' }: Identity): Keys => ({ email: emailKey(email), phone: phoneKey(phone) });

/** The pattern, which finds encoded text, takes much longer. */
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
interface IdRange {
  from: number;
  to: number;
}
