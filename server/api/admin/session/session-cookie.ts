import type { IncomingHttpHeaders } from 'node:http';
import { business } from '../../../../catalogue/business.ts';

export interface SessionCookie {
  /** The token in a request. */
  read(headers: IncomingHttpHeaders): string | undefined;
  /**
   * The `Set-Cookie` header that sets a token. @param maxAgeMs how long the browser keeps it. @default until the
   * browser closes
   */
  give(token: string, maxAgeMs?: number): string;
  /** The `Set-Cookie` header that deletes it. */
  take: string;
}

/** The owner's three cookies: the session, the known device, and the pending login. */
export interface OwnerCookies {
  session: SessionCookie;
  device: SessionCookie;
  pending: SessionCookie;
}

/**
 * Creates the owner's cookies, which no script and no other site can read. Over https their name prefixes bind them to
 * this host and to https; over http, in development, browsers would refuse such names.
 * @param isHttps whether visitors reach the site by https, even if a proxy forwards to us by http
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
