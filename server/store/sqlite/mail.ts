import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { MailStore, ReceiptMailStore } from '../port/mail-store.ts';
import { maxAheadMs, maxLeasesAhead } from '../rules/change-lead.ts';
import type { GroupCommit } from './group-commit.ts';
import { type LeadRow, leadColumns, leadOfRow } from './lead-row.ts';

const hasMore = 'json_array_length(acts) > :notifiedCount';

export function sqliteOwnerMail(db: Database, commits: GroupCommit): MailStore {
  const { claim, markSent, markFailed } = sqliteMailSlot(db, commits, {
    status: 'mail_status',
    attempts: 'attempts',
    nextTryAt: 'next_try_at',
    sentAt: 'sent_at',
    error: 'last_error',
    lease: 'lease',
    leaseUntil: 'lease_until',
    onSent: `notified_count = :notifiedCount, mail_status = iif(${hasMore}, 'due', 'sent'), attempts = iif(${hasMore}, 0, attempts + 1),
      next_try_at = iif(${hasMore}, :sentAt, next_try_at), scheduled_at = iif(${hasMore}, :sentAt, scheduled_at)`,
  });
  const due = db.prepare<[], { due: number; oldest: number | null }>(
    `select count(*) as due, min(coalesce(scheduled_at, received_at)) as oldest from lead where mail_status = 'due'`,
  );
  const dead = db.prepare<[], number>(`select count(*) from lead where mail_status = 'dead'`).pluck();

  return {
    claimDueMail: claim,
    markMailSent: markSent,
    markMailFailed: markFailed,

    async outboxState() {
      const { due: count, oldest } = due.get() ?? { due: 0, oldest: null };
      return { due: count, dead: dead.get() ?? 0, ...(oldest !== null && { oldestDueAt: new Date(oldest) }) };
    },
  };
}

export function sqliteReceiptMail(db: Database, commits: GroupCommit): ReceiptMailStore {
  const { claim, markSent, markFailed } = sqliteMailSlot(db, commits, {
    status: 'receipt_status',
    attempts: 'receipt_attempts',
    nextTryAt: 'receipt_next_try_at',
    sentAt: 'receipt_sent_at',
    error: 'receipt_error',
    lease: 'receipt_lease',
    leaseUntil: 'receipt_lease_until',
    onlyIf: `status != 'spam'`,
    onSent: `receipt_status = 'sent', receipt_attempts = receipt_attempts + 1`,
  });
  const byId = db.prepare<[string], LeadRow>(`select ${leadColumns} from lead where id = ?`);
  const schedule = db.prepare(`
    update lead set receipt_status = 'due', receipt_next_try_at = :at, receipt_scheduled_at = :at
    where id = :id and receipt_status is null and status != 'spam'`);
  const undelivered = db.prepare(`
    update lead set receipt_status = 'dead', receipt_error = :error, receipt_sent_at = null,
      receipt_lease = null, receipt_lease_until = null
    where id = :id and receipt_status in ('due', 'sent')`);
  const dead = db.prepare<[], number>(`select count(*) from lead where receipt_status = 'dead'`).pluck();

  return {
    scheduleReceipt: (leadId, at) =>
      commits.write(() => {
        schedule.run({ id: leadId, at: at.getTime() });
        const row = byId.get(leadId);
        return row && leadOfRow(row);
      }),
    claimDueReceipts: claim,
    markReceiptSent: markSent,
    markReceiptFailed: markFailed,
    markReceiptUndelivered: (id, error) => commits.writeLightly(() => undelivered.run({ id, error }).changes === 1),
    async countDeadReceipts() {
      return dead.get() ?? 0;
    },
  };
}

interface MailSlot {
  status: 'mail_status' | 'receipt_status';
  attempts: string;
  nextTryAt: 'next_try_at' | 'receipt_next_try_at';
  sentAt: string;
  error: string;
  lease: string;
  leaseUntil: string;
  /** SQL. @default none */
  onlyIf?: string;
  /** SQL for changes besides time, error and lease; `:notifiedCount` is bound. */
  onSent: string;
}

interface MailClaim {
  lease: string;
  until: number;
  now: number;
  /** A later attempt was planned by another clock. */
  furthest: number;
  /** A later end was set by another clock. */
  leaseEnd: number;
  limit: number;
}

/** A power loss may send the last mails twice, but loses none. */
export function sqliteMailSlot(db: Database, { writeLightly }: GroupCommit, slot: MailSlot) {
  const { status, attempts, nextTryAt, sentAt, error, lease, leaseUntil, onlyIf = 'true', onSent } = slot;
  // Mail that is due, and mail that only a clock that was ahead has delayed, each by the index.
  const free = `(${leaseUntil} is null or ${leaseUntil} <= :now or ${leaseUntil} > :leaseEnd)`;
  const dueWhere = (when: string) => `select id from (
    select id from lead where ${status} = 'due' and ${onlyIf} and ${when} and ${free}
    order by ${nextTryAt} limit :limit)`;
  const claim = db.prepare<MailClaim, LeadRow>(`
    update lead set ${lease} = :lease, ${leaseUntil} = :until
    where id in (${dueWhere(`${nextTryAt} <= :now`)} union all ${dueWhere(`${nextTryAt} > :furthest`)} limit :limit)
    returning ${leadColumns}`);
  const endLease = `${lease} = null, ${leaseUntil} = null`;
  const isClaimed = `id = :id and ${lease} = :lease and ${status} = 'due'`;
  const markSent = db.prepare(
    `update lead set ${sentAt} = :sentAt, ${error} = null, ${onSent}, ${endLease} where ${isClaimed}`,
  );
  const markFailed = db.prepare(`
    update lead set ${status} = :status, ${nextTryAt} = coalesce(:nextTryAt, ${nextTryAt}),
      ${attempts} = ${attempts} + :attempts, ${error} = :error, ${endLease}
    where ${isClaimed}`);

  return {
    claim: ({ now, leaseMs, limit }) =>
      writeLightly(() => {
        const lease = randomUUID();
        const time = now.getTime();
        const rows = claim.all({
          ...{ lease, until: time + leaseMs, now: time, limit },
          furthest: time + maxAheadMs,
          leaseEnd: time + maxLeasesAhead * leaseMs,
        });
        // `returning` does not guarantee an order.
        return rows.sort((a, b) => a[nextTryAt] - b[nextTryAt]).map((row) => ({ lead: leadOfRow(row), lease }));
      }),

    markSent: (id, lease, sentAt, notifiedCount = 0) =>
      writeLightly(() => markSent.run({ id, lease, sentAt: sentAt.getTime(), notifiedCount }).changes === 1),

    markFailed: (id, lease, { error, nextTryAt, countsAsAttempt }) =>
      writeLightly(() => {
        const { changes } = markFailed.run({
          ...{ id, lease, error },
          status: nextTryAt ? 'due' : 'dead',
          nextTryAt: nextTryAt?.getTime() ?? null,
          attempts: countsAsAttempt ? 1 : 0,
        });
        return changes === 1;
      }),
  } satisfies {
    claim: MailStore['claimDueMail'];
    markSent: MailStore['markMailSent'];
    markFailed: MailStore['markMailFailed'];
  };
}
