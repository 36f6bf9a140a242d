import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { ReceiptMailStore } from '../receipt-mail-store.ts';
import { furthestLeases, furthestTryMs } from '../rules/owed-mail.ts';
import type { GroupCommit } from './database/group-commit.ts';
import { type LeadRow, leadColumns, leadOfRow } from './lead-row.ts';
import type { MailClaim } from './mail.ts';

/** Receipts in the rows of their leads. As with the owner's mail, marks are not synced. */
export function sqliteReceiptMail(db: Database, { write, writeLightly }: GroupCommit): ReceiptMailStore {
  const byId = db.prepare<[string], LeadRow>(`select ${leadColumns} from lead where id = ?`);
  const owe = db.prepare(`
    update lead set receipt_status = 'due', receipt_next_try_at = :at, receipt_owed_at = :at
    where id = :id and receipt_status is null and status != 'spam'`);
  const claim = db.prepare<MailClaim, LeadRow>(`
    update lead set receipt_lease = :lease, receipt_lease_until = :until
    where id in (
      select id from lead where receipt_status = 'due' and status != 'spam'
        and (receipt_next_try_at <= :now or receipt_next_try_at > :furthest)
        and (receipt_lease_until is null or receipt_lease_until <= :now or receipt_lease_until > :leaseEnd)
      order by receipt_next_try_at limit :limit)
    returning ${leadColumns}`);
  const claimed = `where id = :id and receipt_lease = :lease and receipt_status = 'due'`;
  const endLease = 'receipt_lease = null, receipt_lease_until = null';
  const markSent = db.prepare(`
    update lead set receipt_status = 'sent', receipt_sent_at = :sentAt, receipt_attempts = receipt_attempts + 1,
      receipt_error = null, ${endLease} ${claimed}`);
  const markFailed = db.prepare(`
    update lead set receipt_status = :status, receipt_next_try_at = coalesce(:nextTryAt, receipt_next_try_at),
      receipt_attempts = receipt_attempts + :attempts, receipt_error = :error, ${endLease} ${claimed}`);

  return {
    oweReceipt: (leadId, at) =>
      write(() => {
        owe.run({ id: leadId, at: at.getTime() });
        const row = byId.get(leadId);
        return row && leadOfRow(row);
      }),

    claimDueReceipts: ({ now, leaseMs, limit }) =>
      writeLightly(() => {
        const lease = randomUUID();
        const time = now.getTime();
        const rows = claim.all({
          ...{ lease, until: time + leaseMs, now: time, limit },
          furthest: time + furthestTryMs,
          leaseEnd: time + furthestLeases * leaseMs,
        });
        // `returning` guarantees no order.
        return rows
          .sort((a, b) => a.receipt_next_try_at - b.receipt_next_try_at)
          .map((row) => ({ lead: leadOfRow(row), lease }));
      }),

    markReceiptSent: (id, lease, sentAt) =>
      writeLightly(() => markSent.run({ id, lease, sentAt: sentAt.getTime() }).changes === 1),

    markReceiptFailed: (id, lease, { error, nextTryAt, countsAsAttempt }) =>
      writeLightly(() => {
        const { changes } = markFailed.run({
          ...{ id, lease, error },
          status: nextTryAt ? 'due' : 'dead',
          nextTryAt: nextTryAt?.getTime() ?? null,
          attempts: countsAsAttempt ? 1 : 0,
        });
        return changes === 1;
      }),
  };
}
