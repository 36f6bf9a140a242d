import type { Lead, ScheduledReceipt, VisitorAct } from '../lead.ts';

export interface LeadRow {
  place: number;
  id: string;
  kind: Lead['kind'];
  received_at: number;
  fingerprint: string;
  repeats: number;
  fields: string;
  source: string;
  suspicions: string;
  mail_status: Lead['mail']['status'];
  attempts: number;
  next_try_at: number;
  last_error: string | null;
  sent_at: number | null;
  status: Lead['triage']['status'];
  seen_at: number | null;
  answered_at: number | null;
  revision: number;
  snoozed_until: number | null;
  visit_at: number | null;
  history: string;
  notes: string;
  photos: string;
  acts: string;
  notified_count: number;
  scheduled_at: number | null;
  receipt_status: ScheduledReceipt['status'] | null;
  receipt_attempts: number;
  receipt_next_try_at: number;
  receipt_scheduled_at: number;
  receipt_sent_at: number | null;
  receipt_error: string | null;
}

export const leadColumns = `place, id, kind, received_at, fingerprint, repeats, fields, source, suspicions, mail_status, attempts,
  next_try_at, last_error, sent_at, status, seen_at, answered_at, revision, snoozed_until, visit_at,
  history, notes, photos, acts, notified_count, scheduled_at, receipt_status, receipt_attempts, receipt_next_try_at, receipt_scheduled_at,
  receipt_sent_at, receipt_error`;

export function leadOfRow(row: LeadRow): Lead {
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
      ...(row.sent_at !== null && { sentAt: new Date(row.sent_at) }),
      ...(row.notified_count > 0 && { notifiedCount: row.notified_count }),
      ...(row.scheduled_at !== null && { scheduledAt: new Date(row.scheduled_at) }),
    },
    ...(row.receipt_status !== null && {
      receipt: {
        status: row.receipt_status,
        attempts: row.receipt_attempts,
        nextTryAt: new Date(row.receipt_next_try_at),
        scheduledAt: new Date(row.receipt_scheduled_at),
        ...(row.receipt_error !== null && { lastError: row.receipt_error }),
        ...(row.receipt_sent_at !== null && { sentAt: new Date(row.receipt_sent_at) }),
      },
    }),
    triage: {
      status: row.status,
      ...(row.seen_at !== null && { seenAt: new Date(row.seen_at) }),
      ...(row.answered_at !== null && { answeredAt: new Date(row.answered_at) }),
      revision: row.revision,
      ...(row.snoozed_until !== null && { snoozedUntil: new Date(row.snoozed_until) }),
      ...(row.visit_at !== null && { visitAt: new Date(row.visit_at) }),
      history: datedList(row.history),
      notes: datedList(row.notes),
      ...(row.acts !== '[]' && { acts: datedList<VisitorAct>(row.acts) }),
    },
  };
}

const dateKeys = new Set(['at', 'snoozedUntil', 'visitAt']);

const datedList = <Item>(json: string): Item[] =>
  json === '[]' ? [] : JSON.parse(json, (key, value) => (dateKeys.has(key) ? new Date(value) : value));
