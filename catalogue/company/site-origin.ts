import { cleanLine } from '../typed-text.ts';

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

/** With and without `www.`; the origin alone if it can have no such twin. */
export function withTwin(origin: string): readonly string[] {
  const [, scheme = '', www = '', host = ''] = /^(https?:\/\/)(www\.)?([^/]+)$/.exec(origin) ?? [];
  const isName = /^(?!localhost\b)[^[]+\.[^.\d:]+(:\d+)?$/.test(host);
  return isName ? [origin, www ? scheme + host : `${scheme}www.${host}`] : [origin];
}
