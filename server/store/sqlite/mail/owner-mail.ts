import type { Database } from 'better-sqlite3';
import type { MailStore } from '../../store.ts';
import type { GroupCommit } from '../database/group-commit.ts';
import { sqliteMailSlot } from './mail-slot.ts';

/** Whether the visitor has acted since the mail was written: then it is due again. */
const hasMore = 'json_array_length(acts) > :told';

/** The owner's mail, in the rows of their leads. */
export function sqliteOwnerMail(db: Database, commits: GroupCommit): MailStore {
  const { claim, markSent, markFailed } = sqliteMailSlot(db, commits, {
    status: 'mail_status',
    attempts: 'attempts',
    nextTryAt: 'next_try_at',
    sentAt: 'sent_at',
    error: 'last_error',
    lease: 'lease',
    leaseUntil: 'lease_until',
    onSent: `told = :told, mail_status = iif(${hasMore}, 'due', 'sent'), attempts = iif(${hasMore}, 0, attempts + 1),
      next_try_at = iif(${hasMore}, :sentAt, next_try_at), owed_at = iif(${hasMore}, :sentAt, owed_at)`,
  });
  const due = db.prepare<[], { due: number; oldest: number | null }>(
    `select count(*) as due, min(coalesce(owed_at, received_at)) as oldest from lead where mail_status = 'due'`,
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
