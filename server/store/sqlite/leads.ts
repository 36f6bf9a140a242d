import { randomUUID } from 'node:crypto';
import { type LeadEngine, type LeasedLead, type MailSlot, maxRequestLinks, type RequestLink } from '../engine.ts';
import type { Lead } from '../lead.ts';
import { canceledAt, maxAheadMs, maxLeasesAhead, newTriage, scheduledMail, withoutLeases } from '../lead-changes.ts';
import { leadKeys } from '../lead-search.ts';
import { hourly, leadCountParts, maxHourlyKeys } from '../metrics.ts';
import type { GroupCommit } from './group-commit.ts';
import type { AddCount } from './metrics.ts';
import type { Sql } from './open-database.ts';

type Cell = string | number | null;

export interface LeadRow {
  [column: string]: Cell;
  place: number;
  next_try_at: number;
  receipt_next_try_at: number;
}

/** Each column with its value's path in the lead; null if absent. */
const plainColumns = {
  ...{ id: 'id', kind: 'kind', fingerprint: 'fingerprint', repeats: 'repeats' },
  ...{ mail_status: 'mail.status', attempts: 'mail.attempts', last_error: 'mail.lastError' },
  ...{ notified_count: 'mail.notifiedCount', lease: 'leases.mail.id' },
  ...{ receipt_status: 'receipt.status', receipt_attempts: 'receipt.attempts', receipt_error: 'receipt.lastError' },
  ...{ receipt_lease: 'leases.receipt.id', status: 'triage.status', revision: 'triage.revision' },
  ...{ visit_minutes: 'triage.visitMinutes', outcome: 'triage.outcome', amount: 'triage.amount' },
  ...{ reason: 'triage.reason', done_on: 'triage.doneOn' },
};
const timeColumns = {
  ...{ received_at: 'receivedAt', next_try_at: 'mail.nextTryAt', sent_at: 'mail.sentAt' },
  ...{ scheduled_at: 'mail.scheduledAt', lease_until: 'leases.mail.until' },
  ...{ receipt_next_try_at: 'receipt.nextTryAt', receipt_scheduled_at: 'receipt.scheduledAt' },
  ...{ receipt_sent_at: 'receipt.sentAt', receipt_lease_until: 'leases.receipt.until' },
  ...{ seen_at: 'triage.seenAt', answered_at: 'triage.answeredAt' },
  ...{ snoozed_until: 'triage.snoozedUntil', visit_at: 'triage.visitAt' },
  ...{ follow_up_at: 'triage.followUpAt', wrote_again_at: 'triage.wroteAgainAt' },
};
/** An empty list is absent. */
const jsonColumns = {
  fields: 'fields',
  photos: 'photos',
  source: 'source',
  suspicions: 'suspicions',
  apart: 'triage.apart',
};
const datedJsonColumns = {
  ...{ history: 'triage.history', notes: 'triage.notes', acts: 'triage.acts' },
  corrections: 'triage.corrections',
};

const dateKeys = new Set(['at', 'snoozedUntil', 'visitAt', 'followUpAt', 'answers']);
const withDates = (key: string, value: unknown) => (dateKeys.has(key) ? new Date(String(value)) : value);
const fromJson = (cell: Cell, revive?: typeof withDates) =>
  cell === '[]' ? undefined : JSON.parse(String(cell), revive);
const toJson = (value: unknown) => JSON.stringify(value ?? []);

const columnsAs = (paths: object, codec: { write: (value: unknown) => Cell; read: (cell: Cell) => unknown }) =>
  Object.entries(paths).map(([column, path]) => ({ column, path: String(path).split('.'), ...codec }));

const columns = [
  // The types of the schema are those of the lead.
  ...columnsAs(plainColumns, { write: (value) => (value ?? null) as Cell, read: (cell) => cell }),
  ...columnsAs(timeColumns, {
    write: (value) => ms(value as Date | undefined),
    read: (cell) => new Date(Number(cell)),
  }),
  ...columnsAs(jsonColumns, { write: toJson, read: (cell) => fromJson(cell) }),
  ...columnsAs(datedJsonColumns, { write: toJson, read: (cell) => fromJson(cell, withDates) }),
];
/** With those that only queries read. */
const names = [...columns.map(({ column }) => column), 'email', 'phone', 'town', 'site', 'acted_at', 'canceled_at'];

const ms = (time: Date | undefined) => time?.getTime() ?? null;

type Part = Record<string, unknown>;

function columnsOf(lead: LeasedLead): Record<string, Cell> {
  const valueAt = (path: readonly string[]) =>
    path.reduce<unknown>((part, name) => (part as Part | undefined)?.[name], lead);
  return {
    ...Object.fromEntries(columns.map(({ column, path, write }) => [column, write(valueAt(path))])),
    ...leadKeys(lead),
    acted_at: ms(lead.triage.acts?.at(-1)?.at),
    canceled_at: ms(canceledAt(lead.triage)),
  };
}

function leasedLeadOf(row: LeadRow): LeasedLead {
  const lead = { suspicions: [], triage: { history: [], notes: [] }, leases: {} };
  for (const { column, path, read } of columns) {
    const cell = row[column] ?? null;
    const value = cell === null ? undefined : read(cell);
    if (value === undefined) continue;
    let part: Part = lead;
    for (const name of path.slice(0, -1)) {
      part[name] ??= {};
      part = part[name] as Part;
    }
    part[path.at(-1) ?? column] = value;
  }
  // Every field of a lead has its column.
  return lead as unknown as LeasedLead;
}

export const leadOfRow = (row: LeadRow): Lead => withoutLeases(leasedLeadOf(row));

const slots = {
  mail: { due: `mail_status = 'due'`, nextTryAt: 'next_try_at', lease: 'lease', leaseUntil: 'lease_until' },
  receipt: {
    due: `receipt_status = 'due' and status != 'spam'`,
    nextTryAt: 'receipt_next_try_at',
    lease: 'receipt_lease',
    leaseUntil: 'receipt_lease_until',
  },
} as const;

const wordColumns: ReadonlySet<string> = new Set(['fields', 'notes', 'acts']);

type WordIndex = { expectLead(): void; replaceWords(lead: Lead, place: number): void };

const byId = 'select * from lead where id = ?';
const insertLead = `
  insert into lead (${names.join(', ')}) values (${names.map((name) => `:${name}`).join(', ')})
  on conflict (id) do nothing`;

/** Of mail that is due, and of mail that only a clock that was ahead has delayed, each by the index. */
function claimOf(slot: MailSlot): string {
  const { due, nextTryAt, lease, leaseUntil } = slots[slot];
  const dueWhere = (when: string) => `select id from (
    select id from lead where ${due} and ${when}
      and (${leaseUntil} is null or ${leaseUntil} <= :now or ${leaseUntil} > :latestLease)
    order by ${nextTryAt} limit :limit)`;
  return `
    update lead set ${lease} = :lease, ${leaseUntil} = :until
    where id in (${dueWhere(`${nextTryAt} <= :now`)} union all ${dueWhere(`${nextTryAt} > :latestTry`)} limit :limit)
    returning *`;
}

export function sqliteLeads(
  sql: Sql,
  { write, writeLightly }: GroupCommit,
  { addCount, search }: { addCount: AddCount; search: WordIndex },
): LeadEngine {
  const addLink = (place: number | bigint, { hash, expiresAt }: RequestLink) =>
    sql.run(
      'insert into request_link (hash, lead_place, expires_at) values (?, ?, ?) on conflict (hash) do nothing',
      ...[hash, place, expiresAt.getTime()],
    );

  return {
    addLead: (lead, link) =>
      write(() => {
        const stored: LeasedLead = { ...lead, mail: scheduledMail(lead), triage: newTriage(lead), leases: {} };
        const { changes, lastInsertRowid } = sql.run(insertLead, columnsOf(stored));
        if (changes === 0) {
          const first = sql.row<LeadRow>(byId, lead.id);
          if (!first) throw new Error('SQLite answered neither an insert nor a lead');
          return { lead: leadOfRow(first), isNew: false };
        }
        if (link) addLink(lastInsertRowid, link);
        search.expectLead();
        addCount(hourly(lead.receivedAt, 'lead', ...leadCountParts(lead)), maxHourlyKeys);
        return { lead: withoutLeases(stored), isNew: true };
      }),

    async findLead(id) {
      const row = sql.row<LeadRow>(byId, id);
      return row && leadOfRow(row);
    },

    updateLead: (id, change, { isLight } = { isLight: false }) =>
      (isLight ? writeLightly : write)(() => {
        const row = sql.row<LeadRow>(byId, id);
        if (!row) return undefined;
        const known = leasedLeadOf(row);
        const { next, result } = change(known);
        if (next === known) return result;
        // Only what changes, because indexes and triggers follow the columns that are named.
        const changed = Object.entries(columnsOf(next)).filter(([name, value]) => value !== row[name]);
        if (changed.length === 0) return result;
        const set = changed.map(([name]) => `${name} = :${name}`).join(', ');
        sql.run(`update lead set ${set} where place = :place`, { ...Object.fromEntries(changed), place: row.place });
        if (changed.some(([name]) => wordColumns.has(name))) search.replaceWords(next, row.place);
        return result;
      }),

    addRequestLink: (leadId, link) =>
      write(() => {
        const place = sql.number('select place from lead where id = ?', leadId);
        if (place === 0) return false;
        addLink(place, link);
        sql.run(
          `delete from request_link where lead_place = :place and hash not in (
            select hash from request_link where lead_place = :place order by expires_at desc limit ${maxRequestLinks})`,
          { place },
        );
        return true;
      }),
    async findByRequestLink(hash, now) {
      const row = sql.row<LeadRow & { expires_at: number }>(
        `select lead.*, request_link.expires_at from request_link join lead on lead.place = request_link.lead_place
          where request_link.hash = ? and request_link.expires_at > ?`,
        ...[hash, now.getTime()],
      );
      return row && { lead: leadOfRow(row), expiresAt: new Date(row.expires_at) };
    },
    dropCanceledPhotos: (before, limit) =>
      write(() => {
        const drop = `
          update lead set photos = '[]' where place in (
            select place from lead where canceled_at < ? and photos != '[]' limit ?)`;
        return sql.run(drop, before.getTime(), limit).changes;
      }),

    claimMail: (slot, { now, leaseMs, limit }) =>
      writeLightly(() => {
        const lease = randomUUID();
        const time = now.getTime();
        const rows = sql.rows<LeadRow>(claimOf(slot), {
          ...{ lease, until: time + leaseMs, now: time, limit },
          // A later time was set by another clock.
          ...{ latestTry: time + maxAheadMs, latestLease: time + maxLeasesAhead * leaseMs },
        });
        const { nextTryAt } = slots[slot];
        // `returning` does not guarantee an order.
        return rows.sort((a, b) => a[nextTryAt] - b[nextTryAt]).map((row) => ({ lead: leadOfRow(row), lease }));
      }),
    async outboxState() {
      const owed = sql.row<{ due: number; oldest: number | null }>(
        `select count(*) as due, min(coalesce(scheduled_at, received_at)) as oldest from lead where mail_status = 'due'`,
      );
      return {
        due: owed?.due ?? 0,
        dead: sql.number(`select count(*) from lead where mail_status = 'dead'`),
        deadReceipts: sql.number(`select count(*) from lead where receipt_status = 'dead'`),
        ...(owed?.oldest && { oldestDueAt: new Date(owed.oldest) }),
      };
    },
  };
}
