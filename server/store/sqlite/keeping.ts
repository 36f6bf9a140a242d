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
  const blank = db.prepare<{ typed: string }>(`
    update event set event_details = null where instr(lower(event_details), :typed) > 0`);
  const eventsWith = db
    .prepare<{ typed: string }, number>(`select id from event where instr(lower(event_details), :typed) > 0`)
    .pluck();
  const oldestEvent = db.prepare<[], number>('select timestamp from event order by id limit 1').pluck();
  const dropEvents = db.prepare<{ before: number }>(`
    delete from event where id in (select id from event where timestamp < :before order by id limit ${portion})`);
  const dropLeads = db.prepare<{ before: number }>(`
    delete from lead where place in (select place from lead where received_at < :before limit ${portion})`);
  const dropSpam = db.prepare<{ before: number }>(`
    delete from lead where place in (
      select place from lead where received_at < :before and status = 'spam' limit ${portion})`);
  const dropCounts = db.prepare<{ before: number }>('delete from counted where start < :before');
  const times = db.prepare<{ from: number; to: number }, { received_at: number; answered_at: number | null }>(`
    select received_at, answered_at from lead where received_at >= :from and received_at < :to and status != 'spam'`);

  return {
    async countTraces({ email = '', phone = '' }) {
      const events = typedIn({ email, phone }).flatMap((typed) => eventsWith.all({ typed }));
      const leads = idsOf.all({ email: emailKey(email), phone: phoneKey(phone) }).length;
      return { leads, events: new Set(events).size };
    },

    async erase({ email = '', phone = '' }) {
      const erased = await write(() => {
        const leadIds = idsOf.all({ email: emailKey(email), phone: phoneKey(phone) });
        for (const id of leadIds) drop.run(id);
        const events = typedIn({ email, phone }).reduce((sum, typed) => sum + blank.run({ typed }).changes, 0);
        // Until its parts are merged, the index keeps the words of what was removed.
        if (leadIds.length > 0) db.exec(`insert into lead_search (lead_search) values ('optimize')`);
        return { leadIds, events };
      });
      // The log of writes holds what was there before.
      db.pragma('wal_checkpoint(TRUNCATE)');
      return erased;
    },

    async purge({ events, spam, leads, counts }) {
      const removed = await write(() => {
        const hasOldEvents = (oldestEvent.get() ?? Number.POSITIVE_INFINITY) < events.getTime();
        return (
          (hasOldEvents ? dropEvents.run({ before: events.getTime() }).changes : 0) +
          dropSpam.run({ before: spam.getTime() }).changes +
          dropLeads.run({ before: leads.getTime() }).changes +
          dropCounts.run({ before: counts.getTime() }).changes
        );
      });
      if (removed === 0) db.pragma('wal_checkpoint(TRUNCATE)');
      return removed;
    },

    async responseTimes({ from, to }) {
      const rows = times.all({ from: from.getTime(), to: to.getTime() });
      return rows.map(({ received_at, answered_at }) => (answered_at === null ? undefined : answered_at - received_at));
    },
  };
}

/** The ways in which somebody may have been written down, for texts in lower case. */
const typedIn = ({ email, phone }: { email: string; phone: string }) =>
  [...new Set([emailKey(email), phone.trim().toLowerCase(), phoneKey(phone)])].filter(Boolean);
