import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { Middleware } from 'koa';
import { business } from '../../catalogue/business.ts';
import { withTwin } from '../../catalogue/company/site-origin.ts';
import type { RegisteredSite } from '../../catalogue/contracts/admin/sister-site.ts';
import { dayMs } from '../async.ts';
import { invalid, Problem } from '../problem.ts';
import type { MetricsStore } from '../store/engine.ts';
import { hourly } from '../store/metrics.ts';
import { type AdminStore, createStoredJson, without } from '../store/records.ts';
import type { HeaderList } from './headers.ts';
import type { State } from './routes.ts';

const maxSites = 50;

/** How far a process may lag behind a change. */
const everyMs = 2_000;

/** Those of EMBED_ORIGINS exactly, and the registered ones with and without `www.`. */
export function createRegisteredSites(parts: {
  store: AdminStore;
  publicUrl: string;
  configured: readonly string[];
  now: () => Date;
}) {
  const { store, publicUrl, configured, now } = parts;
  const stored = createStoredJson<readonly Required<RegisteredSite>[]>(store, 'sister sites', []);
  let sites: readonly RegisteredSite[] = [];
  let origins: ReadonlySet<string> = new Set();
  const timer = setInterval(check, everyMs).unref();

  function take(registered: readonly Required<RegisteredSite>[]): void {
    const fixed = configured.map((origin) => ({ origin }));
    sites = [...fixed, ...registered.filter(({ origin }) => !configured.includes(origin))];
    origins = new Set([...configured, ...registered.flatMap(({ origin }) => withTwin(origin))]);
  }
  take([]);

  /** Never rejects. While the store fails, the last list stays. */
  async function check(): Promise<void> {
    const registered = await stored.read().catch(() => undefined);
    if (registered) take(registered);
  }

  return {
    list: () => sites,
    origins: (): readonly string[] => [...origins],
    has: (origin: string) => origins.has(origin),
    /** Rejects with a problem for a duplicate, our own site, or one too many. Takes effect at once in this process. */
    async add({ name, origin }: { name: string; origin: string }): Promise<void> {
      const refuse = (address: string) => invalid({ address });
      if (origin === publicUrl) throw refuse('That is this website');
      await stored.change((known) => {
        if ([...configured, ...known.flatMap((site) => withTwin(site.origin))].includes(origin)) {
          throw refuse('That site is registered already');
        }
        if (known.length >= maxSites) throw refuse('Please remove another site first');
        return [...known, { name, origin, addedAt: now().toISOString() }];
      });
      take(await stored.read());
    },
    /** False if it was not registered. */
    async remove(origin: string): Promise<boolean> {
      const isFound = await stored.change((known) => without(known, (site) => site.origin === origin));
      take(await stored.read());
      return isFound;
    },
    check,
    stop: () => clearInterval(timer),
  };
}

/** Firefox allows no more. */
const preflightSeconds = 86_400;

const ownHeaders = ['open-ms', 'trap', 'page', 'campaign', 'hidden', 'tags'];
const allowedHeaders = [
  ...['content-type', 'idempotency-key'],
  ...ownHeaders.map((name) => `${business.namespace}-${name}`),
];

const cors = (origin: string): HeaderList => [
  ...['Vary', 'Origin', 'Access-Control-Allow-Origin', origin, 'Access-Control-Expose-Headers', 'Retry-After'],
];

export type Origins = ReturnType<typeof createOrigins>;

/**
 * Neither `Sec-Fetch-Site` nor Origin: no page, may pass. For the owner the Host must be that of the public URL,
 * localhost or an IP address (https://en.wikipedia.org/wiki/DNS_rebinding).
 */
export function createOrigins(parts: { publicUrl: string; isRegistered: (origin: string) => boolean }) {
  const { publicUrl, isRegistered } = parts;
  const { protocol, host: publicHost } = new URL(publicUrl);

  const isOurs = (origin: string, host: string | undefined) =>
    origin === publicUrl || (host !== undefined && origin === `${protocol}//${host}`);

  const isSameOrigin = ({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean =>
    site === 'same-origin' || (origin !== undefined && isOurs(origin, host));

  const embedding = ({ origin }: IncomingHttpHeaders) => (origin && isRegistered(origin) ? origin : undefined);

  return {
    isSameOrigin,
    /** The registered site that the browser names. */
    embedding,
    /** From our own pages, a registered site, or no page at all. */
    maySend(headers: IncomingHttpHeaders): boolean {
      const { origin, 'sec-fetch-site': site } = headers;
      if (isSameOrigin(headers)) return true;
      return origin === undefined ? site === undefined || site === 'none' : isRegistered(origin);
    },
    /** Of the same origin, at one of our addresses. */
    isOwnPage({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
      if (site !== undefined && site !== 'same-origin') return false;
      if (origin === publicUrl) return true;
      if (host !== publicHost && !isFixedHost(host)) return false;
      return origin === undefined ? site !== undefined : isOurs(origin, host);
    },
    /** CORS for what every site may read, without cookies. */
    readable: cors('*'),
    /** An unregistered origin gets only `Vary`. */
    headers(headers: IncomingHttpHeaders): HeaderList {
      const origin = embedding(headers);
      return origin ? cors(origin) : ['Vary', 'Origin'];
    },
  };
}

/** Without a DNS server that others control. */
function isFixedHost(host = ''): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return hostname === 'localhost' || isIP(hostname.replace(/^\[(.+)\]$/, '$1')) !== 0;
}

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

export type Csrf = ReturnType<typeof createCsrf>;

export function createCsrf(parts: { origins: Origins; store: MetricsStore; now: () => Date }) {
  const { origins } = parts;
  const note = rejectedOrigins(parts);
  const refuse = (origin: string | undefined): never => {
    note(origin);
    throw new Problem('origin');
  };

  const onlyIf =
    (mayChange: (headers: IncomingHttpHeaders) => boolean): Middleware<State> =>
    ({ req: { method = '', headers } }, next) => {
      if (!harmless.has(method) && !mayChange(headers)) refuse(headers.origin);
      return next();
    };

  return {
    /** Rejected ones are only counted, by host. */
    fromKnownSites: onlyIf(origins.maySend),

    /**
     * No mail scanner that follows links may cancel a request. Forms without a referrer send `Origin: null`, Safari
     * before 16.4 no `Sec-Fetch-Site`: these pass, since only a page with the secret can name the address.
     */
    fromSecretPages: onlyIf((headers) => {
      const isSilent = headers.origin === 'null' && headers['sec-fetch-site'] === undefined;
      return isSilent || origins.isSameOrigin(headers);
    }),

    /** At one of our addresses: `Sec-Fetch-Site: same-origin` or our Origin, without contradiction. */
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
      ctx.set({
        'Access-Control-Allow-Methods': 'GET, POST',
        'Access-Control-Allow-Headers': allowedHeaders.join(', '),
        'Access-Control-Max-Age': String(preflightSeconds),
      });
    },
  } satisfies Record<string, Middleware<State>>;
}

/** Of one day. */
const maxHosts = 50;
const maxHostLength = 100;

/** Counts each host once per day and process; never throws or blocks. */
function rejectedOrigins({ store, now }: { store: MetricsStore; now: () => Date }) {
  const noted = new Set<string>();
  let day = 0;

  return (origin = ''): void => {
    const host = /^https?:\/\//.test(origin) && URL.canParse(origin) ? new URL(origin).host : '';
    const today = Math.floor(now().getTime() / dayMs);
    if (today !== day) noted.clear();
    day = today;
    if (!host || host.length > maxHostLength || noted.has(host) || noted.size >= maxHosts) return;
    noted.add(host);
    // A failed count does not change the response.
    store.addToCounts([hourly(now(), 'foreign_post', host)], { maxKeys: maxHosts }).catch(() => noted.delete(host));
  };
}
