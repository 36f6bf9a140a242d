import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { Middleware } from 'koa';
import { business } from '../../catalogue/business.ts';
import { Problem } from '../problem.ts';
import { hourly } from '../store/metrics.ts';
import type { MetricsStore } from '../store/store.ts';
import type { HeaderList } from './headers.ts';
import type { State } from './routes.ts';

export interface Origins {
  /** From our own pages, a registered site, or no page at all. */
  maySend(headers: IncomingHttpHeaders): boolean;
  /** Only if the browser says so. */
  isSameOrigin(headers: IncomingHttpHeaders): boolean;
  /** The same, at one of our addresses. */
  isOwnPage(headers: IncomingHttpHeaders): boolean;
  embedding(headers: IncomingHttpHeaders): string | undefined;
  /** CORS for what every site may read, without cookies. */
  readable: HeaderList;
  /** An unregistered origin gets only `Vary`. */
  headers(headers: IncomingHttpHeaders): HeaderList;
  preflight: HeaderList;
}

/** Firefox allows no more. */
const preflightSeconds = 86_400;

const allowedHeaders = [
  'content-type',
  'idempotency-key',
  `${business.namespace}-open-ms`,
  `${business.namespace}-trap`,
  `${business.namespace}-page`,
  `${business.namespace}-campaign`,
  `${business.namespace}-hidden`,
  `${business.namespace}-tags`,
];

/**
 * Neither `Sec-Fetch-Site` nor Origin: no page, may pass. For the owner the Host must be that of the public URL,
 * localhost or an IP address (https://en.wikipedia.org/wiki/DNS_rebinding).
 */
export function createOrigins(parts: { publicUrl: string; isRegistered: (origin: string) => boolean }): Origins {
  const { publicUrl, isRegistered } = parts;
  const { protocol, host: publicHost } = new URL(publicUrl);

  const isOurs = (origin: string, host: string | undefined) =>
    origin === publicUrl || (host !== undefined && origin === `${protocol}//${host}`);

  const isSameOrigin = ({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean =>
    site === 'same-origin' || (origin !== undefined && isOurs(origin, host));

  function maySend(headers: IncomingHttpHeaders): boolean {
    const { origin, 'sec-fetch-site': site } = headers;
    if (isSameOrigin(headers)) return true;
    return origin === undefined ? site === undefined || site === 'none' : isRegistered(origin);
  }

  function isOwnPage({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
    if (site !== undefined && site !== 'same-origin') return false;
    if (origin === publicUrl) return true;
    if (host !== publicHost && !isFixedHost(host)) return false;
    return origin === undefined ? site !== undefined : isOurs(origin, host);
  }

  const embedding = ({ origin }: IncomingHttpHeaders) => (origin && isRegistered(origin) ? origin : undefined);

  function headers(headers: IncomingHttpHeaders): HeaderList {
    const origin = embedding(headers);
    if (!origin) return ['Vary', 'Origin'];
    return ['Vary', 'Origin', 'Access-Control-Allow-Origin', origin, 'Access-Control-Expose-Headers', 'Retry-After'];
  }

  return {
    maySend,
    isSameOrigin,
    isOwnPage,
    embedding,
    readable: ['Vary', 'Origin', 'Access-Control-Allow-Origin', '*', 'Access-Control-Expose-Headers', 'Retry-After'],
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

/** Without a DNS server that others control. */
function isFixedHost(host = ''): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return hostname === 'localhost' || isIP(hostname.replace(/^\[(.+)\]$/, '$1')) !== 0;
}

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface Csrf {
  /** Rejected ones are only counted, by host. */
  fromKnownSites: Middleware<State>;
  /**
   * A mail scanner that follows links must not cancel a request. Forms without a referrer send `Origin: null`, and
   * Safari before 16.4 no `Sec-Fetch-Site`: these pass, since only a page with the secret can name the address.
   */
  fromSecretPages: Middleware<State>;
  /** At one of our addresses: `Sec-Fetch-Site: same-origin` or our Origin, without contradiction. */
  fromOwnPages: Middleware<State>;
  preflight: Middleware<State>;
}

export function createCsrf(parts: { origins: Origins; rejectedOrigins: RejectedOrigins }): Csrf {
  const { origins, rejectedOrigins } = parts;
  const refuse = (origin: string | undefined): never => {
    rejectedOrigins.note(origin);
    throw new Problem('origin');
  };

  return {
    fromKnownSites({ req: { method = '', headers } }, next) {
      if (!harmless.has(method) && !origins.maySend(headers)) refuse(headers.origin);
      return next();
    },

    fromSecretPages({ req: { method = '', headers } }, next) {
      const isSilent = headers.origin === 'null' && headers['sec-fetch-site'] === undefined;
      if (!harmless.has(method) && !isSilent && !origins.isSameOrigin(headers)) refuse(headers.origin);
      return next();
    },

    fromOwnPages({ req: { method = '', headers } }, next) {
      const isChange = method !== 'GET' && method !== 'HEAD';
      if (isChange && !origins.isOwnPage(headers)) {
        throw new Problem(headers['sec-fetch-site'] === 'same-origin' ? 'office_address' : 'origin');
      }
      return next();
    },

    preflight(ctx, next) {
      const { method, headers } = ctx.req;
      if (method !== 'OPTIONS' || !headers['access-control-request-method']) return next();
      if (!origins.embedding(headers)) refuse(headers.origin);
      ctx.status = 204;
      for (let at = 0; at < origins.preflight.length; at += 2) {
        ctx.res.setHeader(origins.preflight[at] ?? '', origins.preflight[at + 1] ?? '');
      }
    },
  };
}

const dayMs = 86_400_000;
/** Of one day. */
const maxHosts = 50;
const maxHostLength = 100;

export interface RejectedOrigins {
  /** Never throws or blocks. */
  note(origin: string | undefined): void;
}

/** Each host once per day and process. */
export function createRejectedOrigins({ store, now }: { store: MetricsStore; now: () => Date }): RejectedOrigins {
  const noted = new Set<string>();
  let day = 0;

  return {
    note(origin = '') {
      const host = hostOf(origin);
      const today = Math.floor(now().getTime() / dayMs);
      if (today !== day) noted.clear();
      day = today;
      if (!host || noted.has(host) || noted.size >= maxHosts) return;
      noted.add(host);
      // A failed count does not change the response.
      store.addToCounts([hourly(now(), 'foreign_post', host)], { maxKeys: maxHosts }).catch(() => noted.delete(host));
    },
  };
}

function hostOf(origin: string): string | undefined {
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return undefined;
  const { host } = new URL(origin);
  return host.length <= maxHostLength ? host : undefined;
}
