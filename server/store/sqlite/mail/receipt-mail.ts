import type { Database } from 'better-sqlite3';
import type { ReceiptMailStore } from '../../port/receipt-mail-store.ts';
import type { GroupCommit } from '../database/group-commit.ts';
import { type LeadRow, leadColumns, leadOfRow } from '../lead-row.ts';
import { sqliteMailSlot } from './mail-slot.ts';

/** Receipts in the rows of their leads. */
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
  const owe = db.prepare(`
    update lead set receipt_status = 'due', receipt_next_try_at = :at, receipt_owed_at = :at
    where id = :id and receipt_status is null and status != 'spam'`);
  const undelivered = db.prepare(`
    update lead set receipt_status = 'dead', receipt_error = :error, receipt_sent_at = null,
      receipt_lease = null, receipt_lease_until = null
    where id = :id and receipt_status in ('due', 'sent')`);
  const dead = db.prepare<[], number>(`select count(*) from lead where receipt_status = 'dead'`).pluck();

  return {
    oweReceipt: (leadId, at) =>
      commits.write(() => {
        owe.run({ id: leadId, at: at.getTime() });
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
