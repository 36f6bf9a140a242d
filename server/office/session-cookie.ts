import type { IncomingHttpHeaders } from 'node:http';

export interface SessionCookie {
  /** The token that a request brings. */
  read(headers: IncomingHttpHeaders): string | undefined;
  /** `Set-Cookie` that hands out a token. */
  give(token: string): string;
  /** `Set-Cookie` that takes it back. */
  take: string;
}

/**
 * The owner's cookie, gone with the browser's session. Over https its name binds it to this host and to https
 * (RELIABILITY.md R28); over http, in development, browsers would refuse that.
 * @param isHttps whether the public reaches the site by https, whatever stands between
 */
export function createSessionCookie(isHttps: boolean): SessionCookie {
  const name = isHttps ? '__Host-brushline' : 'brushline-office';
  const attributes = `${isHttps ? 'Secure; ' : ''}HttpOnly; SameSite=Strict; Path=/`;
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`);
  return {
    read: ({ cookie = '' }) => pattern.exec(cookie)?.[1],
    give: (token) => `${name}=${token}; ${attributes}`,
    take: `${name}=; ${attributes}; Max-Age=0`,
  };
}
