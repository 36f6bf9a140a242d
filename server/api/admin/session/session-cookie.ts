import type { IncomingHttpHeaders } from 'node:http';
import { business } from '../../../../catalogue/business.ts';

export interface SessionCookie {
  /** The token that a request brings. */
  read(headers: IncomingHttpHeaders): string | undefined;
  /** `Set-Cookie` that hands out a token. @param maxAgeMs how long it outlives the browser's session; not at all by default */
  give(token: string, maxAgeMs?: number): string;
  /** `Set-Cookie` that takes it back. */
  take: string;
}

/** The owner's three cookies: who is logged in, which browser was, and who still owes a code. */
export interface OwnerCookies {
  session: SessionCookie;
  device: SessionCookie;
  pending: SessionCookie;
}

/**
 * The owner's cookies, which no script and no other site reads. Over https their names bind them to this host and to
 * https (RELIABILITY.md R28); over http, in development, browsers would refuse that.
 * @param isHttps whether the public reaches the site by https, whatever stands between
 */
export function createOwnerCookies(isHttps: boolean): OwnerCookies {
  const attributes = `${isHttps ? 'Secure; ' : ''}HttpOnly; SameSite=Strict; Path=/`;

  function cookie(name: string, token: string): SessionCookie {
    const pattern = new RegExp(`(?:^|;\\s*)${name}=(${token})(?:;|$)`);
    return {
      read: ({ cookie = '' }) => pattern.exec(cookie)?.[1],
      give: (value, maxAgeMs) => {
        const life = maxAgeMs === undefined ? '' : `; Max-Age=${Math.floor(maxAgeMs / 1000)}`;
        return `${name}=${value}; ${attributes}${life}`;
      },
      take: `${name}=; ${attributes}; Max-Age=0`,
    };
  }

  const name = isHttps ? `__Host-${business.namespace}` : `${business.namespace}-office`;
  return {
    session: cookie(name, '[\\w-]{43}'),
    device: cookie(`${name}-device`, '[\\w-]{43}'),
    pending: cookie(`${name}-pending`, '[\\w.-]{20,100}'),
  };
}
