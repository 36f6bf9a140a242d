import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import type { Context } from 'koa';

/** Alternating names and values, which `writeHead` takes without copying. */
export type HeaderList = readonly string[];

export interface InlineSources {
  styles: readonly string[];
  scripts: readonly string[];
  trustedTypes?: readonly string[];
}

export type SiteHeaders = ReturnType<typeof createSiteHeaders>;

/**
 * Without `no-transform`, Cloudflare's script rewrites mail links
 * (https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/), which our Trusted Types
 * refuse.
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

/** https://developers.google.com/tag-platform/security/guides/csp */
const analyticsHosts = {
  script: ' https://*.googletagmanager.com',
  measure: ' https://*.google-analytics.com https://*.googletagmanager.com',
} as const;

/** https://developer.mozilla.org/observatory: A+. @param isHttps then headers require https, also of subdomains */
export function createSiteHeaders(isHttps: boolean, { hasAnalytics = false } = {}) {
  const base = isHttps ? [...common, 'Strict-Transport-Security', 'max-age=63072000; includeSubDomains'] : common;
  const strict = [...base, 'Content-Security-Policy', nothing];
  const withReferrer = (policy: string) =>
    base.map((value, at) => (base[at - 1] === 'Referrer-Policy' ? policy : value));
  const forPage = (inline: InlineSources) => ['Content-Security-Policy', pagePolicy(inline, isHttps, hasAnalytics)];
  const unlisted = ['X-Robots-Tag', 'noindex'];
  return {
    page: (inline: InlineSources): HeaderList => [...base, ...forPage(inline)],
    /** Its URL's token must not become a referrer. Without any, browsers post with `Origin: null`, which is refused. */
    receipt: (inline: InlineSources): HeaderList => [...withReferrer('strict-origin'), ...forPage(inline)],
    /** Its scripts load nothing. */
    private: (inline: InlineSources): HeaderList => [
      ...[...withReferrer('no-referrer'), ...unlisted, 'Content-Security-Policy', privatePolicy(inline)],
    ],
    api: strict as HeaderList,
    /** No other site can read these. */
    office: [...strict, ...unlisted] as HeaderList,
    /** Neither runs nor loads anything. */
    mail: [...base, 'Content-Security-Policy', `${nothing}; style-src 'unsafe-inline'`, ...unlisted] as HeaderList,
    widgets: [...strict, 'Cross-Origin-Resource-Policy', 'cross-origin', 'Access-Control-Allow-Origin', '*'],
    assets: strict as HeaderList,
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

function pagePolicy({ styles, scripts, trustedTypes = [] }: InlineSources, isHttps: boolean, hasAnalytics: boolean) {
  const { script, measure } = hasAnalytics ? analyticsHosts : { script: '', measure: '' };
  // The analytics service inserts scripts by URL; see `loadAnalytics` in host/browser/analytics.ts.
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

/** Of 128 bits. */
export const digestOf = (content: string | Buffer): string => hash('sha256', content, 'base64url').slice(0, 22);
export const etagOf = (content: string | Buffer): string => `W/"${digestOf(content)}"`;

/** Then the response is a 304. */
export function isUnchanged(ctx: Context, etag: string): boolean {
  ctx.set('ETag', etag);
  ctx.status = 200;
  const isFresh = ctx.fresh;
  if (isFresh) ctx.status = 304;
  return isFresh;
}

export interface Answer {
  status: number;
  headers: HeaderList;
  body?: Buffer | readonly Buffer[] | ((destination: Writable) => void) | undefined;
}

/** HEAD gets everything but the body. */
export function sendAnswer({ method }: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer) {
  response.writeHead(status, headers as string[]);
  if (body === undefined || method === 'HEAD') response.end();
  else if (typeof body === 'function') body(response);
  else if (body instanceof Buffer) response.end(body);
  else {
    response.cork();
    for (const part of body) response.write(part);
    response.end();
  }
}

export function textAnswer(status: number, headers: HeaderList, text: string): Answer {
  const body = Buffer.from(text);
  return { status, headers: [...headers, 'Content-Length', String(body.length)], body };
}
