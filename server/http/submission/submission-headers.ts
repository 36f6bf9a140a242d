import type { IncomingHttpHeaders } from 'node:http';
import { business } from '../../../catalogue/business.ts';

/** Maximum length of our headers, in bytes as sent. */
const maxBytes = 500;

/** A header of our forms as it was sent; undefined if it is missing, empty or too long. */
export function rawHeader(headers: IncomingHttpHeaders, name: string, limit: number): string | undefined {
  const sent = headers[`${business.namespace}-${name}`];
  return typeof sent === 'string' && sent !== '' && sent.length <= limit ? sent : undefined;
}

/**
 * Reads a percent-encoded header of our forms. An invalid one counts as missing, because it is no reason to refuse a
 * lead.
 */
export function submissionHeader(headers: IncomingHttpHeaders, name: 'open-ms' | 'trap' | 'page' | 'campaign') {
  const sent = rawHeader(headers, name, maxBytes);
  if (!sent) return undefined;
  try {
    const value = decodeURIComponent(sent);
    return /[\p{Cc}\p{Cs}]/u.test(value) ? undefined : value;
  } catch {
    return undefined;
  }
}
