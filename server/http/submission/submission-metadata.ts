import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'koa';
import type { Client } from '../../limits/client.ts';
import type { LeadSource } from '../../store/store.ts';
import { clientOf } from '../client-address.ts';
import type { Origins } from '../origins.ts';
import { leadSource } from './lead-source.ts';
import { submissionHeader } from './submission-headers.ts';

/** What a form sends besides its fields. */
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

/** Reads from a request's headers its key, where the form was sent from, and the spam signals. */
export function submissionMetadata(
  { req }: Pick<Context, 'req'>,
  { origins, trustProxyHops }: { origins: Origins; trustProxyHops: number },
): SubmissionMetadata {
  const { headers } = req;
  return {
    key: headers['idempotency-key']?.toString() || undefined,
    source: leadSource(headers, origins.embedding(headers)),
    signs: submissionSigns(headers),
    client: clientOf(req, trustProxyHops),
  };
}

/** Reads the signals that a widget sends as headers. */
export function submissionSigns(headers: IncomingHttpHeaders): SubmissionSigns {
  const openMs = submissionHeader(headers, 'open-ms');
  return {
    trap: submissionHeader(headers, 'trap'),
    openMs: openMs && /^\d{1,12}$/.test(openMs) ? Number(openMs) : undefined,
  };
}
