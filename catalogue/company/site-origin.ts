import { cleanLine } from '../typed-text.ts';

/**
 * Normalizes the address of a website to its origin, even when typed with a path, in capitals or without `https://`.
 * @returns undefined if the text is not the address of a website
 */
export function siteOrigin(typed: string): string | undefined {
  const text = cleanLine(typed);
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (text === '' || text.length > 255) return undefined;
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return undefined;
  }
  const { protocol, hostname, origin } = url;
  const isSite = /^https?:$/.test(protocol) && /^(localhost|\[.+\]|[a-z\d_-]+(\.[a-z\d_-]+)+)$/.test(hostname);
  return isSite ? origin : undefined;
}

/** The same site with or without `www.`, by either origin; the origin itself for an address that has no such twin. */
export function withTwin(origin: string): readonly string[] {
  const [, scheme = '', www = '', host = ''] = /^(https?:\/\/)(www\.)?([^/]+)$/.exec(origin) ?? [];
  const isName = /^(?!localhost\b)[^[]+\.[^.\d:]+(:\d+)?$/.test(host);
  return isName ? [origin, www ? scheme + host : `${scheme}www.${host}`] : [origin];
}
