import type { Database } from 'better-sqlite3';
import type { LeadStatus } from '../../../catalogue/contracts/lead-status.ts';
import type { InboxStore } from '../inbox-store.ts';
import { withStatus } from '../rules/change-status.ts';
import { leadKeys } from '../rules/lead-keys.ts';
import { searchWords } from '../rules/search-words.ts';
import type { Lead } from '../store.ts';
import type { GroupCommit } from './group-commit.ts';
import { inboxStatement } from './inbox-statement.ts';
import { type LeadRow, leadColumns, leadOfRow } from './lead-row.ts';
import type { InTurn } from './turns.ts';

const maxRelated = 20;
const maxUndelivered = 100;
const maxFacets = 100;

/** Reads the inbox from a database or a snapshot of it, in turn with other long reads. */
export const readInbox =
  (db: Database, inTurn: InTurn): InboxStore['inbox'] =>
  (query) =>
    inTurn(() => {
      const { sql, values } = inboxStatement(query);
      const rows = db.prepare<unknown[], LeadRow>(sql).all(...values);
      const page = rows.slice(0, query.limit);
      const last = page.at(-1);
      return { leads: page.map(leadOfRow), ...(rows.length > page.length && last && { next: String(last.place) }) };
    });

/** The inbox over the table of leads. */
export function sqliteInbox(db: Database, { write }: GroupCommit, inTurn: InTurn): InboxStore {
  const byId = db.prepare<[string], LeadRow>(`select ${leadColumns} from lead where id = ?`);
  const tallies = db.prepare<[], { name: string; count: number }>('select name, count from tally');
  const unread = db
    .prepare<[], number>(`select count(*) from lead where seen_at is null and status in ('new', 'spam')`)
    .pluck();
  const facet = (column: 'town' | 'site') =>
    db.prepare<[], { name: string; count: number }>(
      `select min(${column}) as name, count(*) as count from lead group by ${column} order by count desc limit ${maxFacets}`,
    );
  const towns = facet('town');
  const sites = facet('site');
  const related = db.prepare<{ id: string; email: string; phone: string }, LeadRow>(`
    select ${leadColumns} from lead
    where place in (
      select place from lead where email = :email and email != ''
      union select place from lead where phone = :phone and phone != '')
      and id != :id
    order by place desc limit ${maxRelated}`);
  const see = db.prepare('update lead set seen_at = coalesce(seen_at, :at) where id = :id');
  const putMove = db.prepare(`
    update lead set status = :status, answered_at = :answeredAt, history = :history, mail_status = :mailStatus,
      next_try_at = :nextTryAt, lease = iif(:mailStatus = mail_status, lease, null)
    where id = :id`);
  const putNotes = db.prepare('update lead set notes = :notes where id = :id');
  const putWords = db.prepare<[string, number]>('update lead_search set words = ? where rowid = ?');
  const undelivered = db.prepare<[], LeadRow>(`
    select ${leadColumns} from lead where mail_status in ('due', 'dead') and last_error is not null
    order by mail_status, next_try_at limit ${maxUndelivered}`);
  const retry = db.prepare(`
    update lead set mail_status = 'due', next_try_at = :now, attempts = 0
    where id = :id and mail_status in ('due', 'dead')`);
  const drop = db.prepare(`
    update lead set mail_status = 'dropped', lease = null where id = :id and mail_status in ('due', 'dead')`);

  return {
    inbox: readInbox(db, inTurn),

    async countLeadsByStatus() {
      // The tally has a row for every status.
      return Object.fromEntries(tallies.all().map(({ name, count }) => [name, count])) as Record<LeadStatus, number>;
    },
    async countUnreadLeads() {
      return unread.get() ?? 0;
    },
    leadFacets: () => inTurn(() => ({ towns: towns.all().filter(({ name }) => name !== ''), sites: sites.all() })),
    async relatedLeads(lead) {
      const { email, phone } = leadKeys(lead);
      return related.all({ id: lead.id, email, phone }).map(leadOfRow);
    },

    markLeadSeen: (id, at) =>
      write(() => {
        see.run({ id, at: at.getTime() });
        return find(id)?.lead;
      }),

    moveLead: (id, to, mark) =>
      write(() => {
        const known = find(id);
        if (!known || known.lead.care.status === to) return known?.lead;
        const lead = withStatus(known.lead, to, mark);
        putMove.run({
          id,
          status: to,
          answeredAt: lead.care.answeredAt?.getTime() ?? null,
          history: JSON.stringify(lead.care.history),
          mailStatus: lead.mail.status,
          nextTryAt: lead.mail.nextTryAt.getTime(),
        });
        return lead;
      }),

    addLeadNote: (id, note) =>
      write(() => {
        const known = find(id);
        if (!known || known.lead.care.notes.some((one) => one.id === note.id)) return known?.lead;
        const { lead, place } = known;
        const noted: Lead = { ...lead, care: { ...lead.care, notes: [...lead.care.notes, note] } };
        putNotes.run({ id, notes: JSON.stringify(noted.care.notes) });
        putWords.run(searchWords(noted).join(' '), place);
        return noted;
      }),

    async undeliveredMail() {
      return undelivered.all().map(leadOfRow);
    },
    retryMail: (id, now) => write(() => retry.run({ id, now: now.getTime() }).changes === 1),
    giveUpMail: (id) => write(() => drop.run({ id }).changes === 1),
  };

  function find(id: string): { lead: Lead; place: number } | undefined {
    const row = byId.get(id);
    return row && { lead: leadOfRow(row), place: row.place };
  }
}
