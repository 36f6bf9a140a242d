import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { furthestLeases, furthestTryMs } from '../rules/owed-mail.ts';
import type { MailStore } from '../store.ts';
import type { GroupCommit } from './database/group-commit.ts';
import { type LeadRow, leadColumns, leadOfRow } from './lead-row.ts';

/** Marks are not synced: a power loss may send the last mails twice, but never not at all. */
export function sqliteMail(db: Database, { writeLightly }: GroupCommit): MailStore {
  // Two searches in one index: mail that is due, and mail that only a clock that was ahead has delayed.
  const free = '(lease_until is null or lease_until <= :now or lease_until > :leaseEnd)';
  const dueWhere = (when: string) => `select id from (
    select id from lead where mail_status = 'due' and ${when} and ${free} order by next_try_at limit :limit)`;
  const claim = db.prepare<MailClaim, LeadRow>(`
    update lead set lease = :lease, lease_until = :until
    where id in (${dueWhere('next_try_at <= :now')} union all ${dueWhere('next_try_at > :furthest')} limit :limit)
    returning ${leadColumns}`);
  const markSent = db.prepare(`
    update lead set sent_at = :sentAt, told = :told, last_error = null,
      mail_status = iif(json_array_length(acts) > :told, 'due', 'sent'),
      attempts = iif(json_array_length(acts) > :told, 0, attempts + 1),
      next_try_at = iif(json_array_length(acts) > :told, :sentAt, next_try_at),
      owed_at = iif(json_array_length(acts) > :told, :sentAt, owed_at), lease = null, lease_until = null
    where id = :id and lease = :lease and mail_status = 'due'`);
  const markFailed = db.prepare(`
    update lead set mail_status = :status, next_try_at = coalesce(:nextTryAt, next_try_at),
      attempts = attempts + :attempts, last_error = :error, lease = null, lease_until = null
    where id = :id and lease = :lease and mail_status = 'due'`);
  const due = db.prepare<[], { due: number; oldest: number | null }>(
    `select count(*) as due, min(coalesce(owed_at, received_at)) as oldest from lead where mail_status = 'due'`,
  );
  const dead = db.prepare<[], number>(`select count(*) from lead where mail_status = 'dead'`).pluck();

  return {
    claimDueMail: ({ now, leaseMs, limit }) =>
      writeLightly(() => {
        const lease = randomUUID();
        const time = now.getTime();
        const rows = claim.all({
          lease,
          until: time + leaseMs,
          now: time,
          furthest: time + furthestTryMs,
          leaseEnd: time + furthestLeases * leaseMs,
          limit,
        });
        // `returning` guarantees no order.
        return rows.sort((a, b) => a.next_try_at - b.next_try_at).map((row) => ({ lead: leadOfRow(row), lease }));
      }),

    markMailSent: (id, lease, sentAt, told = 0) =>
      writeLightly(() => markSent.run({ id, lease, sentAt: sentAt.getTime(), told }).changes === 1),

    markMailFailed: (id, lease, { error, nextTryAt, countsAsAttempt }) =>
      writeLightly(() => {
        const { changes } = markFailed.run({
          id,
          lease,
          error,
          status: nextTryAt ? 'due' : 'dead',
          nextTryAt: nextTryAt?.getTime() ?? null,
          attempts: countsAsAttempt ? 1 : 0,
        });
        return changes === 1;
      }),

    async outboxState() {
      const { due: count, oldest } = due.get() ?? { due: 0, oldest: null };
      return { due: count, dead: dead.get() ?? 0, ...(oldest !== null && { oldestDueAt: new Date(oldest) }) };
    },
  };
}

/** What a claim of due mail binds. */
export interface MailClaim {
  lease: string;
  until: number;
  now: number;
  /** A later attempt was planned by another clock. */
  furthest: number;
  /** A later end was set by another clock. */
  leaseEnd: number;
  limit: number;
}
