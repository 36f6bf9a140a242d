import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { Middleware } from 'koa';
import { business } from '../../catalogue/business.ts';
import { Problem } from '../problem.ts';
import { hourly, type MetricsStore } from '../store/port/metrics-store.ts';
import type { HeaderList } from './headers.ts';
import type { State } from './middleware.ts';

/** Decides who may post to us, and who may read the responses. */
export interface Origins {
  /** True for a request from our own pages, from a registered site, or from no page at all. */
  maySend(headers: IncomingHttpHeaders): boolean;
  /** True only if the browser says that a request comes from a page of the same host, or of ours. */
  isSameOrigin(headers: IncomingHttpHeaders): boolean;
  /** The same, at one of our addresses. */
  isOwnPage(headers: IncomingHttpHeaders): boolean;
  /** The registered site that a request comes from. */
  embedding(headers: IncomingHttpHeaders): string | undefined;
  /** CORS headers of what every site may read: lists, and whether it is registered. Never with cookies. */
  readable: HeaderList;
  /** CORS headers for a response to what a site sends; an unregistered origin gets only `Vary`. */
  headers(headers: IncomingHttpHeaders): HeaderList;
  /** Additional headers for a registered site's preflight. */
  preflight: HeaderList;
}

/** How long browsers may cache a preflight, in seconds; Firefox allows no more than this. */
const preflightSeconds = 86_400;

/** The headers of embedded forms, which need a preflight. */
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
 * Creates the same-origin rule for public posts: the browser sends `Sec-Fetch-Site: same-origin`, or Origin matches the
 * Host, is ours, or is registered. A request with neither header does not come from a page, so it uses nobody's cookies
 * or address, and may pass. The Host is assumed to use the scheme of the public URL: this server does not speak TLS, so
 * a page that the Host serves by the other scheme is not ours. For the owner's changes the Host itself must be that of
 * the public URL, localhost or an IP address: any other name may belong to somebody whose DNS returns our address and
 * whose pages then have the same origin as ours (https://en.wikipedia.org/wiki/DNS_rebinding).
 */
export function createOrigins(parts: {
  publicUrl: string;
  /** Whether forms embedded by that site are accepted; it may change at any time. */
  isRegistered: (origin: string) => boolean;
}): Origins {
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

/** Whether browsers reach this host without a DNS server that others control. */
function isFixedHost(host = ''): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return hostname === 'localhost' || isIP(hostname.replace(/^\[(.+)\]$/, '$1')) !== 0;
}

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface Csrf {
  /** Rejects requests from pages of unregistered sites; the only effect of those is a count of their host. */
  fromKnownSites: Middleware<State>;
  /**
   * Rejects what does not come from our pages, for those whose address is a secret: whatever follows or tries links,
   * such as a scanner of mail, must not cancel a request. They send no referrer, so their forms send `Origin: null`,
   * and Safari before 16.4 sends no `Sec-Fetch-Site`. Such requests pass, since only a page that has the secret can
   * name the address.
   */
  fromSecretPages: Middleware<State>;
  /**
   * Rejects every change that was not requested by one of our pages, at one of our addresses: the browser must send
   * `Sec-Fetch-Site: same-origin` or our Origin, and no header may contradict that.
   */
  fromOwnPages: Middleware<State>;
  /** Answers preflights of registered sites, and rejects all others. */
  preflight: Middleware<State>;
}

/**
 * Creates the checks of where requests may come from: a rule for visitors, a stricter one for secret addresses and the
 * strictest for the owner.
 */
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
/** The most sites recorded in one day; further ones are ignored. */
const maxHosts = 50;
const maxHostLength = 100;

export interface RejectedOrigins {
  /** Records that a page of this origin tried to send something and was refused. Never throws or blocks. */
  note(origin: string | undefined): void;
}

/**
 * Counts unregistered sites that try our forms, so that the owner learns about them: `foreign_post`, by host, each host
 * once per day and process.
 */
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
