import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { furthestLeases, furthestTryMs } from '../../rules/owed-mail.ts';
import type { MailStore } from '../../store.ts';
import type { GroupCommit } from '../database/group-commit.ts';
import { type LeadRow, leadColumns, leadOfRow } from '../lead-row.ts';

/** The names of the columns of `lead` for one of its mails. */
interface MailSlot {
  status: 'mail_status' | 'receipt_status';
  attempts: string;
  nextTryAt: 'next_try_at' | 'receipt_next_try_at';
  sentAt: string;
  error: string;
  lease: string;
  leaseUntil: string;
  /** SQL that must hold for the mail to be claimed. @default none */
  onlyIf?: string;
  /** SQL for additional changes when a mail is sent, besides its time, error and lease; `:told` is bound. */
  onSent: string;
}

/** The bound values of a claim of due mail. */
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

/**
 * Claims and marks one of the mails of leads. Marks are not synced: a power loss may send the last mails twice, but
 * loses none.
 */
export function sqliteMailSlot(db: Database, { writeLightly }: GroupCommit, slot: MailSlot) {
  const { status, attempts, nextTryAt, sentAt, error, lease, leaseUntil, onlyIf = 'true', onSent } = slot;
  // Two searches in one index: mail that is due, and mail that only a clock that was ahead has delayed.
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
          furthest: time + furthestTryMs,
          leaseEnd: time + furthestLeases * leaseMs,
        });
        // `returning` does not guarantee an order.
        return rows.sort((a, b) => a[nextTryAt] - b[nextTryAt]).map((row) => ({ lead: leadOfRow(row), lease }));
      }),

    markSent: (id, lease, sentAt, told = 0) =>
      writeLightly(() => markSent.run({ id, lease, sentAt: sentAt.getTime(), told }).changes === 1),

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
