import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'koa';
import { business } from '../../catalogue/business.ts';
import { allowedExtras, extrasRules, type LeadExtras } from '../../catalogue/contracts/lead-extras.ts';
import { Problem } from '../problem.ts';
import type { LeadSource } from '../store/lead.ts';
import { clientOf } from './client-address.ts';
import type { Origins } from './origins.ts';

/** In characters. */
export const maxKeyLength = 200;

/** Throws if the key is too long. */
export function submissionMetadata(
  { req }: Pick<Context, 'req'>,
  { origins, trustProxyHops }: { origins: Origins; trustProxyHops: number },
) {
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

/** What the form's script tells of its sender, if it can be read: the honeypot's text, and how long the form was open. */
export function submissionSigns(headers: IncomingHttpHeaders) {
  const openMs = submissionHeader(headers, 'open-ms');
  return {
    trap: submissionHeader(headers, 'trap'),
    openMs: openMs && /^\d{1,12}$/.test(openMs) ? Number(openMs) : undefined,
  };
}

/** @param embedding the registered site that the browser names */
export function leadSource(headers: IncomingHttpHeaders, embedding: string | undefined): LeadSource {
  const page = pageOf(submissionHeader(headers, 'page') ?? ownReferer(headers), headers.origin);
  const campaign = submissionHeader(headers, 'campaign');
  return {
    ...(embedding && { origin: embedding }),
    ...(page && { page }),
    ...(campaign && { campaign }),
    ...extras(headers, 'hidden'),
    ...extras(headers, 'tags'),
  };
}

function extras(headers: IncomingHttpHeaders, kind: keyof LeadExtras): LeadExtras {
  const sent = rawHeader(headers, kind, extrasRules[kind].maxBytes);
  const pairs = allowedExtras(kind, new URLSearchParams(sent));
  return pairs.length > 0 ? { [kind]: Object.fromEntries(pairs) } : {};
}

/** A page cannot claim another site. */
function pageOf(claimed: string | undefined, origin: string | undefined): string | undefined {
  if (!claimed || !URL.canParse(claimed)) return undefined;
  const url = new URL(claimed);
  return url.origin === origin ? url.origin + url.pathname : undefined;
}

/** The full page only of ours (`Referrer-Policy`). */
const ownReferer = ({ referer, 'sec-fetch-site': site }: IncomingHttpHeaders) =>
  site === 'same-origin' ? referer : undefined;

const maxBytes = 500;

function rawHeader(headers: IncomingHttpHeaders, name: string, limit: number): string | undefined {
  const sent = headers[`${business.namespace}-${name}`];
  return typeof sent === 'string' && sent !== '' && sent.length <= limit ? sent : undefined;
}

/** An invalid one is no reason to refuse a lead. */
function submissionHeader(headers: IncomingHttpHeaders, name: 'open-ms' | 'trap' | 'page' | 'campaign') {
  const sent = rawHeader(headers, name, maxBytes);
  if (!sent) return undefined;
  try {
    const value = decodeURIComponent(sent);
    return /[\p{Cc}\p{Cs}]/u.test(value) ? undefined : value;
  } catch {
    return undefined;
  }
}
