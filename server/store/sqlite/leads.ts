import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { Lead, ScheduledReceipt, VisitorAct } from '../lead.ts';
import { canceledAt, maxAheadMs, maxLeasesAhead, newTriage, scheduledMail, withoutLeases } from '../lead-changes.ts';
import { leadKeys } from '../lead-search.ts';
import { hourly, leadCountParts, maxHourlyKeys } from '../metrics.ts';
import { type LeadEngine, type LeasedLead, type MailSlot, maxRequestLinks, type RequestLink } from '../store.ts';
import type { GroupCommit } from './group-commit.ts';
import type { AddCount } from './metrics.ts';
import { createStatements } from './open-database.ts';

interface LeadColumns {
  id: string;
  kind: Lead['kind'];
  received_at: number;
  fingerprint: string;
  repeats: number;
  fields: string;
  photos: string;
  source: string;
  suspicions: string;
  mail_status: Lead['mail']['status'];
  attempts: number;
  next_try_at: number;
  last_error: string | null;
  sent_at: number | null;
  notified_count: number;
  scheduled_at: number | null;
  lease: string | null;
  lease_until: number | null;
  receipt_status: ScheduledReceipt['status'] | null;
  receipt_attempts: number;
  receipt_next_try_at: number;
  receipt_scheduled_at: number;
  receipt_error: string | null;
  receipt_sent_at: number | null;
  receipt_lease: string | null;
  receipt_lease_until: number | null;
  status: Lead['triage']['status'];
  seen_at: number | null;
  answered_at: number | null;
  revision: number;
  snoozed_until: number | null;
  visit_at: number | null;
  history: string;
  notes: string;
  acts: string;
}

export interface LeadRow extends LeadColumns {
  place: number;
}

const ms = (time: Date | undefined) => time?.getTime() ?? null;

const columnsOf = ({ mail, receipt, triage, leases, ...lead }: LeasedLead): LeadColumns => ({
  id: lead.id,
  kind: lead.kind,
  received_at: lead.receivedAt.getTime(),
  fingerprint: lead.fingerprint,
  repeats: lead.repeats ?? 0,
  fields: JSON.stringify(lead.fields),
  photos: JSON.stringify(lead.photos ?? []),
  source: JSON.stringify(lead.source),
  suspicions: JSON.stringify(lead.suspicions),
  mail_status: mail.status,
  attempts: mail.attempts,
  next_try_at: mail.nextTryAt.getTime(),
  last_error: mail.lastError ?? null,
  sent_at: ms(mail.sentAt),
  notified_count: mail.notifiedCount ?? 0,
  scheduled_at: ms(mail.scheduledAt),
  lease: leases.mail?.id ?? null,
  lease_until: ms(leases.mail?.until),
  receipt_status: receipt?.status ?? null,
  receipt_attempts: receipt?.attempts ?? 0,
  receipt_next_try_at: receipt?.nextTryAt.getTime() ?? 0,
  receipt_scheduled_at: receipt?.scheduledAt.getTime() ?? 0,
  receipt_error: receipt?.lastError ?? null,
  receipt_sent_at: ms(receipt?.sentAt),
  receipt_lease: leases.receipt?.id ?? null,
  receipt_lease_until: ms(leases.receipt?.until),
  status: triage.status,
  seen_at: ms(triage.seenAt),
  answered_at: ms(triage.answeredAt),
  revision: triage.revision,
  snoozed_until: ms(triage.snoozedUntil),
  visit_at: ms(triage.visitAt),
  history: JSON.stringify(triage.history),
  notes: JSON.stringify(triage.notes),
  acts: JSON.stringify(triage.acts ?? []),
});

/** Columns that only queries read. */
const keyColumnsOf = (lead: LeasedLead) => ({
  ...leadKeys(lead),
  acted_at: ms(lead.triage.acts?.at(-1)?.at),
  canceled_at: ms(canceledAt(lead.triage)),
});

function leadOfColumns(row: LeadColumns): LeasedLead {
  return {
    id: row.id,
    kind: row.kind,
    fields: JSON.parse(row.fields),
    ...(row.photos !== '[]' && { photos: JSON.parse(row.photos) }),
    fingerprint: row.fingerprint,
    ...(row.repeats > 0 && { repeats: row.repeats }),
    receivedAt: new Date(row.received_at),
    source: JSON.parse(row.source),
    suspicions: JSON.parse(row.suspicions),
    mail: {
      status: row.mail_status,
      attempts: row.attempts,
      nextTryAt: new Date(row.next_try_at),
      ...(row.last_error !== null && { lastError: row.last_error }),
      ...dated('sentAt', row.sent_at),
      ...(row.notified_count > 0 && { notifiedCount: row.notified_count }),
      ...dated('scheduledAt', row.scheduled_at),
    },
    ...(row.receipt_status !== null && {
      receipt: {
        status: row.receipt_status,
        attempts: row.receipt_attempts,
        nextTryAt: new Date(row.receipt_next_try_at),
        scheduledAt: new Date(row.receipt_scheduled_at),
        ...(row.receipt_error !== null && { lastError: row.receipt_error }),
        ...dated('sentAt', row.receipt_sent_at),
      },
    }),
    triage: {
      status: row.status,
      ...dated('seenAt', row.seen_at),
      ...dated('answeredAt', row.answered_at),
      revision: row.revision,
      ...dated('snoozedUntil', row.snoozed_until),
      ...dated('visitAt', row.visit_at),
      history: datedList(row.history),
      notes: datedList(row.notes),
      ...(row.acts !== '[]' && { acts: datedList<VisitorAct>(row.acts) }),
    },
    leases: {
      ...(row.lease !== null && { mail: { id: row.lease, until: new Date(row.lease_until ?? 0) } }),
      ...(row.receipt_lease !== null && {
        receipt: { id: row.receipt_lease, until: new Date(row.receipt_lease_until ?? 0) },
      }),
    },
  };
}

export const leadOfRow = (row: LeadRow): Lead => withoutLeases(leadOfColumns(row));

const dated = <Name extends string>(name: Name, time: number | null) =>
  (time === null ? {} : { [name]: new Date(time) }) as Partial<Record<Name, Date>>;

const dateKeys = new Set(['at', 'snoozedUntil', 'visitAt']);

const datedList = <Item>(json: string): Item[] =>
  json === '[]' ? [] : JSON.parse(json, (key, value) => (dateKeys.has(key) ? new Date(value) : value));

/** How each kind of mail is claimed: its columns, and which leads have none. */
const slots = {
  mail: { due: `mail_status = 'due'`, nextTryAt: 'next_try_at', lease: 'lease', leaseUntil: 'lease_until' },
  receipt: {
    due: `receipt_status = 'due' and status != 'spam'`,
    nextTryAt: 'receipt_next_try_at',
    lease: 'receipt_lease',
    leaseUntil: 'receipt_lease_until',
  },
} as const;

/** `latestTry`, `latestLease`: a later time was set by another clock. */
interface ClaimValues {
  lease: string;
  until: number;
  now: number;
  latestTry: number;
  latestLease: number;
  limit: number;
}

/** The part of the search index that must follow a lead. */
interface WordIndex {
  expectLead(): void;
  replaceWords(lead: Lead, place: number): void;
}

export function sqliteLeads(
  db: Database,
  { write, writeLightly }: GroupCommit,
  { addCount, search }: { addCount: AddCount; search: WordIndex },
): LeadEngine {
  const statementOf = createStatements(db);
  const byId = db.prepare<{ id: string }, LeadRow>('select * from lead where id = :id');
  const placeOf = db.prepare<[string], number>('select place from lead where id = ?').pluck();
  const insertLink = db.prepare<[string, number | bigint, number]>(`
    insert into request_link (hash, lead_place, expires_at) values (?, ?, ?) on conflict (hash) do nothing`);
  const dropOldestLinks = db.prepare<{ place: number }>(`
    delete from request_link where lead_place = :place and hash not in (
      select hash from request_link where lead_place = :place order by expires_at desc limit ${maxRequestLinks})`);
  const byHash = db.prepare<[string, number], LeadRow & { expires_at: number }>(`
    select lead.*, request_link.expires_at from request_link join lead on lead.place = request_link.lead_place
    where request_link.hash = ? and request_link.expires_at > ?`);
  const dropPhotos = db.prepare<[number, number]>(`
    update lead set photos = '[]' where place in (
      select place from lead where canceled_at < ? and photos != '[]' limit ?)`);
  const due = db.prepare<[], { due: number; oldest: number | null }>(
    `select count(*) as due, min(coalesce(scheduled_at, received_at)) as oldest from lead where mail_status = 'due'`,
  );
  const deadMail = db.prepare<[], number>(`select count(*) from lead where mail_status = 'dead'`).pluck();
  const deadReceipts = db.prepare<[], number>(`select count(*) from lead where receipt_status = 'dead'`).pluck();
  const claims = { mail: claimOf('mail'), receipt: claimOf('receipt') };
  /** Prepared once: every lead has the same columns. */
  let insertLead: ReturnType<typeof insertOf> | undefined;

  const insertOf = (names: readonly string[]) =>
    db.prepare<[Record<string, unknown>]>(`
      insert into lead (${names.join(', ')}) values (${names.map((name) => `:${name}`).join(', ')})
      on conflict (id) do nothing`);

  function claimOf(slot: MailSlot) {
    const { due, nextTryAt, lease, leaseUntil } = slots[slot];
    // Mail that is due, and mail that only a clock that was ahead has delayed, each by the index.
    const dueWhere = (when: string) => `select id from (
      select id from lead where ${due} and ${when}
        and (${leaseUntil} is null or ${leaseUntil} <= :now or ${leaseUntil} > :latestLease)
      order by ${nextTryAt} limit :limit)`;
    return db.prepare<ClaimValues, LeadRow>(`
      update lead set ${lease} = :lease, ${leaseUntil} = :until
      where id in (${dueWhere(`${nextTryAt} <= :now`)} union all ${dueWhere(`${nextTryAt} > :latestTry`)} limit :limit)
      returning *`);
  }

  const addLink = (place: number | bigint, { hash, expiresAt }: RequestLink) =>
    insertLink.run(hash, place, expiresAt.getTime());

  return {
    addLead: (lead, link) =>
      write(() => {
        const stored: LeasedLead = { ...lead, mail: scheduledMail(lead), triage: newTriage(lead), leases: {} };
        const columns = { ...columnsOf(stored), ...keyColumnsOf(stored) };
        insertLead ??= insertOf(Object.keys(columns));
        const { changes, lastInsertRowid } = insertLead.run(columns);
        if (changes === 0) {
          const first = byId.get({ id: lead.id });
          if (!first) throw new Error('SQLite answered neither an insert nor a lead');
          return { lead: leadOfRow(first), isNew: false };
        }
        if (link) addLink(lastInsertRowid, link);
        search.expectLead();
        addCount(hourly(lead.receivedAt, 'lead', ...leadCountParts(lead)), maxHourlyKeys);
        return { lead: withoutLeases(stored), isNew: true };
      }),

    async findLead(id) {
      const row = byId.get({ id });
      return row && leadOfRow(row);
    },

    updateLead: (id, change, { isLight } = { isLight: false }) =>
      (isLight ? writeLightly : write)(() => {
        const row = byId.get({ id });
        if (!row) return undefined;
        const known = leadOfColumns(row);
        const { next, result } = change(known);
        if (next === known) return result;
        // Only what changes, because indexes and triggers follow the columns that are named.
        const before: Record<string, unknown> = { ...row };
        const after = Object.entries({ ...columnsOf(next), ...keyColumnsOf(next) });
        const changed = after.filter(([name, value]) => value !== before[name]);
        if (changed.length === 0) return result;
        const sql = `update lead set ${changed.map(([name]) => `${name} = :${name}`).join(', ')} where place = :place`;
        statementOf(sql).run({ ...Object.fromEntries(changed), place: row.place });
        if (changed.some(([name]) => name === 'notes' || name === 'acts')) search.replaceWords(next, row.place);
        return result;
      }),

    addRequestLink: (leadId, link) =>
      write(() => {
        const place = placeOf.get(leadId);
        if (place === undefined) return false;
        addLink(place, link);
        dropOldestLinks.run({ place });
        return true;
      }),
    async findByRequestLink(hash, now) {
      const row = byHash.get(hash, now.getTime());
      return row && { lead: leadOfRow(row), expiresAt: new Date(row.expires_at) };
    },
    dropCanceledPhotos: (before, limit) => write(() => dropPhotos.run(before.getTime(), limit).changes),

    claimMail: (slot, { now, leaseMs, limit }) =>
      writeLightly(() => {
        const lease = randomUUID();
        const time = now.getTime();
        const rows = claims[slot].all({
          ...{ lease, until: time + leaseMs, now: time, limit },
          latestTry: time + maxAheadMs,
          latestLease: time + maxLeasesAhead * leaseMs,
        });
        const { nextTryAt } = slots[slot];
        // `returning` does not guarantee an order.
        return rows.sort((a, b) => a[nextTryAt] - b[nextTryAt]).map((row) => ({ lead: leadOfRow(row), lease }));
      }),
    async outboxState() {
      const { due: count, oldest } = due.get() ?? { due: 0, oldest: null };
      return {
        due: count,
        dead: deadMail.get() ?? 0,
        deadReceipts: deadReceipts.get() ?? 0,
        ...(oldest !== null && { oldestDueAt: new Date(oldest) }),
      };
    },
  };
}
