import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Context } from 'koa';
import { business } from '../../catalogue/business.ts';
import { allowedExtras, extrasRules, type LeadExtras, maxHeaderBytes } from '../../catalogue/contracts/lead-extras.ts';
import type { Client } from '../limits/rate-limits.ts';
import type { Log } from '../log/log.ts';
import { Problem } from '../problem.ts';
import type { LeadSource } from '../store/lead.ts';
import type { Origins } from './origins.ts';

const ofOwner = new WeakSet<IncomingMessage>();

export const markOfOwner = (request: IncomingMessage) => void ofOwner.add(request);

/** So far from the right in X-Forwarded-For: anything further left can be forged. */
export function clientOf(request: IncomingMessage, hops: number): Client {
  return { ...addressOf(request, hops), ...(ofOwner.has(request) && { isOwner: true as const }) };
}

function addressOf(request: IncomingMessage, hops: number): Client {
  const peer = request.socket.remoteAddress ?? '';
  if (hops === 0) {
    if (isForwardedUndeclared(request)) return { kind: 'undeclared-proxy' };
    return { kind: 'address', network: networkOf(peer) };
  }
  if (unaddressed.has(request)) return { kind: 'silent-proxy' };
  const [first = ''] = forwardedEntries(request);
  const seen = forwardedAddress(request, hops) ?? (forwardedEntries(request).length < hops ? first : '');
  return { kind: 'address', network: networkOf(isIP(seen) ? seen : peer) };
}

const unaddressed = new WeakSet<IncomingMessage>();
/** More requests without an address than with one. */
const maxSilence = 20;
const logEveryMs = 60 * 60_000;

/** `undeclared`: not counted in the configuration. `silent`: forwards no addresses. */
export type ProxyTrouble = 'undeclared' | 'silent';

/** Behind a silent proxy visitors would lock each other out. Call `note` before {@link clientOf}. */
export function createProxyWatch({ hops, log }: { hops: number; log: Log }) {
  const loggedMs = new Map<ProxyTrouble, number>();
  let isUndeclared = false;
  let silence = 0;

  function tell(trouble: ProxyTrouble): void {
    if (performance.now() - (loggedMs.get(trouble) ?? -Infinity) < logEveryMs) return;
    loggedMs.set(trouble, performance.now());
    log('error', `${trouble}_proxy`, { variable: 'TRUST_PROXY_HOPS' });
  }

  return {
    note(request: IncomingMessage): void {
      if (hops === 0) {
        if (!isForwardedUndeclared(request)) return;
        isUndeclared = true;
        tell('undeclared');
        return;
      }
      // Load balancers send these themselves.
      if (request.url?.startsWith('/health/')) return;
      const isAddressed = forwardedAddress(request, hops) !== undefined;
      silence = isAddressed ? Math.max(0, silence - 1) : Math.min(maxSilence, silence + 1);
      if (isAddressed || silence < maxSilence) return;
      unaddressed.add(request);
      tell('silent');
    },
    trouble: (): ProxyTrouble | undefined =>
      isUndeclared ? 'undeclared' : silence >= maxSilence ? 'silent' : undefined,
  };
}

function forwardedAddress(request: IncomingMessage, hops: number): string | undefined {
  const address = forwardedEntries(request).at(-hops) ?? '';
  return isIP(address) ? address : undefined;
}

/** Only from our own machine or network. */
function isForwardedUndeclared({ headers, socket }: IncomingMessage): boolean {
  const isForwarded = Boolean(headers['x-forwarded-for']) || headers.forwarded !== undefined;
  return isForwarded && isPrivate(socket.remoteAddress ?? '');
}

const forwardedEntries = ({ headers }: IncomingMessage): string[] =>
  String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim().replace(/^\[(.+)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3'));

const privateRanges = ['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat'];
const isPrivate = (address: string) => isIP(address) !== 0 && privateRanges.includes(ipaddr.process(address).range());

/** Of IPv6 the first four groups. */
function networkOf(address: string): string {
  if (isIP(address) === 0) return address;
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

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

/** From the form's script: the honeypot's text, and how long the form was open. */
export function submissionSigns(headers: IncomingHttpHeaders) {
  const openMs = submissionHeader(headers, 'open-ms');
  return {
    trap: submissionHeader(headers, 'trap'),
    openMs: openMs && /^\d{1,12}$/.test(openMs) ? Number(openMs) : undefined,
  };
}

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

function rawHeader(headers: IncomingHttpHeaders, name: string, limit: number): string | undefined {
  const sent = headers[`${business.namespace}-${name}`];
  return typeof sent === 'string' && sent !== '' && sent.length <= limit ? sent : undefined;
}

/** An invalid one refuses no lead. */
function submissionHeader(headers: IncomingHttpHeaders, name: 'open-ms' | 'trap' | 'page' | 'campaign') {
  const sent = rawHeader(headers, name, maxHeaderBytes);
  if (!sent) return undefined;
  try {
    const value = decodeURIComponent(sent);
    return /[\p{Cc}\p{Cs}]/u.test(value) ? undefined : value;
  } catch {
    return undefined;
  }
}
