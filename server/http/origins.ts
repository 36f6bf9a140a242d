import type { IncomingHttpHeaders } from 'node:http';
import { business } from '../../catalogue/business.ts';
import type { HeaderList } from './answer.ts';

/** Who may post to us, and who may read our answers from another site. */
export interface Origins {
  /** True for a request from our own pages, from a listed site, or from no page at all. */
  maySend(headers: IncomingHttpHeaders): boolean;
  /** True only for a request that a browser says comes from one of our own pages. */
  isOwnPage(headers: IncomingHttpHeaders): boolean;
  /** The listed site that a request comes from. */
  embedding(headers: IncomingHttpHeaders): string | undefined;
  /** CORS headers of an answer of the public API; an unlisted origin gets none but `Vary`. */
  headers(headers: IncomingHttpHeaders): HeaderList;
  /** What a listed site's preflight is answered with besides. */
  preflight: HeaderList;
}

/** How long browsers may remember a preflight, in seconds; Firefox keeps none longer than this. */
const preflightSeconds = 86_400;

/** What embedded forms send (DECISIONS.md, "Preflights"). */
const allowedHeaders = [
  'content-type',
  'idempotency-key',
  `${business.namespace}-open-ms`,
  `${business.namespace}-trap`,
  `${business.namespace}-page`,
  `${business.namespace}-campaign`,
];

/**
 * The rule for posts of DECISIONS.md, "Same origin": a browser says `Sec-Fetch-Site: same-origin`, or Origin is that
 * of the Host, ours, or a listed one. A request with neither header comes from no browser's page, so nobody's cookies
 * or address are borrowed: it may pass. The Host is reached by the public address's scheme: we speak no TLS ourselves,
 * so a page that the Host serves by the other scheme is not one of ours.
 */
export function createOrigins(parts: { publicUrl: string; embedOrigins: readonly string[] }): Origins {
  const { publicUrl } = parts;
  const listed = new Set(parts.embedOrigins);
  const { protocol } = new URL(publicUrl);

  const isOurs = (origin: string, host: string | undefined) =>
    origin === publicUrl || (host !== undefined && origin === `${protocol}//${host}`);

  function maySend({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
    if (site === 'same-origin') return true;
    if (origin === undefined) return site === undefined || site === 'none';
    return isOurs(origin, host) || listed.has(origin);
  }

  function isOwnPage({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
    if (site !== undefined) return site === 'same-origin';
    return origin !== undefined && isOurs(origin, host);
  }

  const embedding = ({ origin }: IncomingHttpHeaders) => (origin && listed.has(origin) ? origin : undefined);

  function headers(headers: IncomingHttpHeaders): HeaderList {
    const origin = embedding(headers);
    if (!origin) return ['Vary', 'Origin'];
    return ['Vary', 'Origin', 'Access-Control-Allow-Origin', origin, 'Access-Control-Expose-Headers', 'Retry-After'];
  }

  return {
    maySend,
    isOwnPage,
    embedding,
    headers,
    preflight: [
      'Access-Control-Allow-Methods',
      'GET, POST',
      'Access-Control-Allow-Headers',
      allowedHeaders.join(', '),
      'Access-Control-Max-Age',
      String(preflightSeconds),
    ],
  };
}
