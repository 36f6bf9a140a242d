import type { Lead, LeadKind, OwedMail } from '../store.ts';

/** A row of `lead` as SQLite answers it. */
export interface LeadRow {
  id: string;
  kind: LeadKind;
  received_at: number;
  fingerprint: string;
  fields: string;
  source: string;
  suspicions: string;
  mail_status: OwedMail['status'];
  attempts: number;
  next_try_at: number;
  last_error: string | null;
  sent_at: number | null;
}

/** The columns of {@link LeadRow}, for a select list. */
export const leadColumns =
  'id, kind, received_at, fingerprint, fields, source, suspicions, mail_status, attempts, next_try_at, last_error, sent_at';

export function leadOfRow(row: LeadRow): Lead {
  return {
    id: row.id,
    kind: row.kind,
    fields: JSON.parse(row.fields),
    fingerprint: row.fingerprint,
    receivedAt: new Date(row.received_at),
    source: JSON.parse(row.source),
    suspicions: JSON.parse(row.suspicions),
    mail: {
      status: row.mail_status,
      attempts: row.attempts,
      nextTryAt: new Date(row.next_try_at),
      ...(row.last_error !== null && { lastError: row.last_error }),
      ...(row.sent_at !== null && { sentAt: new Date(row.sent_at) }),
    },
  };
}
