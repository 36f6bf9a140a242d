import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'koa';
import type { Client } from '../../limits/client.ts';
import { Problem } from '../../problem.ts';
import type { LeadSource } from '../../store/lead.ts';
import { clientOf } from '../client-address.ts';
import type { Origins } from '../origins.ts';
import { leadSource } from './lead-source.ts';
import { submissionHeader } from './submission-headers.ts';

/** Maximum length of an idempotency key, in characters. */
export const maxKeyLength = 200;

/** The data that a form sends besides its fields. */
export interface SubmissionMetadata {
  /** The browser's idempotency key. */
  key: string | undefined;
  source: LeadSource;
  signs: SubmissionSigns;
  client: Client;
}

/** What a widget reports about its use; absent if it was not sent, or not readable. */
export interface SubmissionSigns {
  /** The value of the invisible field. */
  trap: string | undefined;
  /** How long the form was open. */
  openMs: number | undefined;
}

/**
 * Reads from a request's headers its key, where the form was sent from, and the spam signals. Throws a problem if the key
 * is too long.
 */
export function submissionMetadata(
  { req }: Pick<Context, 'req'>,
  { origins, trustProxyHops }: { origins: Origins; trustProxyHops: number },
): SubmissionMetadata {
  const { headers } = req;
  return {
    key: idempotencyKey(headers),
    source: leadSource(headers, origins.embedding(headers)),
    signs: submissionSigns(headers),
    client: clientOf(req, trustProxyHops),
  };
}

function idempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key']?.toString() || undefined;
  if (key && key.length > maxKeyLength) throw new Problem('key_too_long');
  return key;
}

/** Reads the signals that a widget sends as headers. */
export function submissionSigns(headers: IncomingHttpHeaders): SubmissionSigns {
  const openMs = submissionHeader(headers, 'open-ms');
  return {
    trap: submissionHeader(headers, 'trap'),
    openMs: openMs && /^\d{1,12}$/.test(openMs) ? Number(openMs) : undefined,
  };
}
