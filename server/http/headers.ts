import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';

/** Alternating names and values, as `writeHead` takes them without copying. */
export type HeaderList = readonly string[];

/** Sources of a document's inline elements. */
export interface InlineSources {
  styles: readonly string[];
  scripts: readonly string[];
  /** Names of the Trusted Types policies that its scripts create. @default none */
  trustedTypes?: readonly string[];
}

/** Headers for every response of one kind, whatever its status. */
export interface SiteHeaders {
  page(inline: InlineSources): HeaderList;
  /** A page whose URL has a receipt's token, which pages visited next must not learn as their referrer. */
  receipt(inline: InlineSources): HeaderList;
  /** A page for anyone who has its link: its scripts load nothing, it is not indexed, and no other page's referrer. */
  private(inline: InlineSources): HeaderList;
  /** API answers, without the headers that depend on the caller's origin. */
  api: HeaderList;
  /** Answers to the owner’s calls: no other site can read them. */
  office: HeaderList;
  /** A preview of a mail for the owner: markup with inline styles, which neither runs nor loads anything. */
  mail: HeaderList;
  /** Files that other sites embed. */
  widgets: HeaderList;
  /** Our own pages' files. */
  assets: HeaderList;
}

/**
 * How browsers may cache a document: only for asking whether it has changed, or never. Without `no-transform`,
 * Cloudflare replaces each link to an e-mail address by one that its script decodes, which our Trusted Types refuse
 * (https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/).
 */
export const documentCaching = { asked: 'no-cache, no-transform', never: 'no-store, no-transform' } as const;

const common = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  ['X-Frame-Options', 'DENY'],
].flat();

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Hosts of the web analytics service (https://developers.google.com/tag-platform/security/guides/csp). */
const analyticsHosts = {
  script: ' https://*.googletagmanager.com',
  measure: ' https://*.google-analytics.com https://*.googletagmanager.com',
} as const;

/**
 * Creates the site's security headers (https://developer.mozilla.org/observatory: A+).
 * @param isHttps whether visitors reach the site by https; only then do headers require https, for this host and all
 * its subdomains
 * @param hasAnalytics whether pages may load the web analytics service
 */
export function createSiteHeaders(isHttps: boolean, { hasAnalytics = false } = {}): SiteHeaders {
  const base = isHttps ? [...common, 'Strict-Transport-Security', 'max-age=63072000; includeSubDomains'] : common;
  const strict = [...base, 'Content-Security-Policy', nothing];
  const withReferrer = (policy: string) =>
    base.map((value, at) => (base[at - 1] === 'Referrer-Policy' ? policy : value));
  const forPage = (inline: InlineSources) => ['Content-Security-Policy', pagePolicy(inline, { isHttps, hasAnalytics })];
  return {
    private: (inline) => [
      ...withReferrer('no-referrer'),
      ...['X-Robots-Tag', 'noindex', 'Content-Security-Policy', privatePolicy(inline)],
    ],
    // Without any referrer, browsers would post the page's forms with `Origin: null`, which is refused.
    receipt: (inline) => [...withReferrer('strict-origin'), ...forPage(inline)],
    page: (inline) => [...base, ...forPage(inline)],
    api: strict,
    office: [...strict, 'X-Robots-Tag', 'noindex'],
    mail: [...base, ...['Content-Security-Policy', `${nothing}; style-src 'unsafe-inline'`, 'X-Robots-Tag', 'noindex']],
    widgets: [...strict, 'Cross-Origin-Resource-Policy', 'cross-origin', 'Access-Control-Allow-Origin', '*'],
    assets: strict,
  };
}

const privatePolicy = ({ styles, scripts }: InlineSources): string =>
  [
    "default-src 'none'",
    ...(scripts.length > 0 ? [['script-src', ...scripts].join(' ')] : []),
    ['style-src', ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

function pagePolicy(
  { styles, scripts, trustedTypes = [] }: InlineSources,
  { isHttps, hasAnalytics }: { isHttps: boolean; hasAnalytics: boolean },
): string {
  const { script, measure } = hasAnalytics ? analyticsHosts : { script: '', measure: '' };
  // The analytics service inserts scripts by URL. `loadAnalytics` in host/browser/analytics.ts creates the one policy
  // that allows it, for the service's hosts only; without the service our scripts need no policy.
  const policies = [...(hasAnalytics ? ['default'] : []), ...trustedTypes].join(' ') || "'none'";
  return [
    "default-src 'none'",
    [`script-src 'self'${script}`, ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    `img-src 'self' data:${measure}`,
    "font-src 'self'",
    `connect-src 'self'${measure}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${policies}`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** A response that is known before its first byte is sent. */
export interface Answer {
  status: number;
  /** Complete, including `Content-Length` where there is one. */
  headers: HeaderList;
  /** The bytes, or a function that writes them; absent for a response without a body. */
  body?: Buffer | ((destination: Writable) => void) | undefined;
}

/** Sends a response; a HEAD request gets everything but the body. */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
): void {
  response.writeHead(status, headers as string[]);
  if (body === undefined || request.method === 'HEAD') response.end();
  else if (typeof body === 'function') body(response);
  else response.end(body);
}

/** A text response; its length is computed here. */
export function textAnswer(status: number, headers: HeaderList, text: string): Answer {
  const body = Buffer.from(text);
  return { status, headers: [...headers, 'Content-Length', String(body.length)], body };
}
