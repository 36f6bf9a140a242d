import type { Database } from 'better-sqlite3';
import type { KeepingStore } from '../keeping-store.ts';
import { emailKey, phoneKey } from '../lead-keys.ts';
import type { GroupCommit } from './group-commit.ts';

/** Some 10 ms of work. */
const portion = 500;

export function sqliteKeeping(db: Database, { write }: GroupCommit): KeepingStore {
  const idsOf = db
    .prepare<{ email: string; phone: string }, string>(`
      select id from lead where email = :email and email != ''
      union select id from lead where phone = :phone and phone != ''`)
    .pluck();
  const drop = db.prepare<[string]>('delete from lead where id = ?');
  // What is searched for is null where nothing is known, and then found nowhere.
  const holdsOne = ['first', 'second', 'third']
    .map((typed) => `instr(lower(event_details), :${typed}) > 0`)
    .join(' or ');
  const blank = db.prepare<Typed>(`update event set event_details = null where ${holdsOne}`);
  const eventsWith = db.prepare<Typed, number>(`select count(*) from event where ${holdsOne}`).pluck();
  // Of the first many: those that came in under a clock that was ahead may stand before old ones.
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
  const dropAged = db
    .prepare<{ ids: string; leads: number; spam: number }, string>(`
      delete from lead where id in (select value from json_each(:ids))
        and received_at < iif(status = 'spam', :spam, :leads)
      returning id`)
    .pluck();
  const newestLead = db.prepare<[], number>('select received_at from lead order by place desc limit 1').pluck();
  const newestEvent = db.prepare<[], number>('select timestamp from event order by id desc limit 1').pluck();
  // A column at a time: rows of two would take five times as long.
  const answers = (column: string) =>
    db
      .prepare<{ from: number; to: number }, number | null>(`
        select ${column} from lead where received_at >= :from and received_at < :to and status != 'spam'
        order by received_at, status, answered_at, place`)
      .pluck();
  const receipts = answers('received_at');
  const waits = answers('answered_at - received_at');

  return {
    async countTraces({ email = '', phone = '' }) {
      const leads = idsOf.all({ email: emailKey(email), phone: phoneKey(phone) }).length;
      return { leads, events: eventsWith.get(typedIn({ email, phone })) ?? 0 };
    },

    async erase({ email = '', phone = '' }) {
      const erased = await write(() => {
        const leadIds = idsOf.all({ email: emailKey(email), phone: phoneKey(phone) });
        for (const id of leadIds) drop.run(id);
        const events = blank.run(typedIn({ email, phone })).changes;
        // Until its parts are merged, the index keeps the words of what was removed.
        if (leadIds.length > 0) db.exec(`insert into lead_search (lead_search) values ('optimize')`);
        return { leadIds, events };
      });
      // The log of writes holds what was there before.
      db.pragma('wal_checkpoint(TRUNCATE)');
      return erased;
    },

    async agedLeads(before, most) {
      return {
        leads: agedOthers.all({ before: before.leads.getTime(), limit: most.leads }),
        spam: agedSpam.all({ before: before.spam.getTime(), limit: most.spam }),
      };
    },

    removeAgedLeads: (ids, { leads, spam }) =>
      write(() => dropAged.all({ ids: JSON.stringify(ids), leads: leads.getTime(), spam: spam.getTime() })),

    async purge({ events, counts }, most) {
      const removed = await write(() => {
        const hasOldEvents = (oldestEvent.get() ?? Number.POSITIVE_INFINITY) < events.getTime();
        const drop = (statement: typeof dropEvents, before: Date, limit: number) =>
          statement.run({ before: before.getTime(), limit: Math.min(limit, portion) }).changes;
        return {
          events: hasOldEvents ? drop(dropEvents, events, most.events) : 0,
          counts: drop(dropCounts, counts, most.counts),
        };
      });
      if (removed.events + removed.counts === 0) db.pragma('wal_checkpoint(TRUNCATE)');
      return removed;
    },

    async newestRecordAt() {
      const times = [newestLead.get(), newestEvent.get()].filter((time) => time !== undefined);
      return times.length > 0 ? new Date(Math.max(...times)) : undefined;
    },

    async firstAnswers({ from, to }) {
      const range = { from: from.getTime(), to: to.getTime() };
      const waited = waits.all(range);
      return receipts.all(range).map((receivedAt, at) => ({
        receivedAt: Number(receivedAt),
        waitedMs: waited[at] ?? undefined,
      }));
    },
  };
}

type Typed = Readonly<Record<'first' | 'second' | 'third', string | null>>;

/** The ways in which somebody may have been written down, for texts in lower case. */
const typedIn = ({ email, phone }: { email: string; phone: string }): Typed => ({
  first: emailKey(email) || null,
  second: phone.trim().toLowerCase() || null,
  third: phoneKey(phone) || null,
});
