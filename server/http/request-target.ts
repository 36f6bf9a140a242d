import type { IncomingMessage } from 'node:http';

/** None of our addresses contains it. */
const unreadable = encodeURIComponent('\uFFFD');

/**
 * Removes the origin of an absolute form (RFC 9112 §3.2.2). An ambiguous segment (dots, backslash, escaped slash,
 * needless escape) will not be found.
 */
export function canonicalTarget(target: string): string {
  const relative = target.replace(/^https?:\/\/[^/?#]*(?=[/?]|$)/i, '');
  const mark = relative.indexOf('?');
  const path = (mark === -1 ? relative : relative.slice(0, mark)) || '/';
  return canonicalPath(path) + (mark === -1 ? '' : relative.slice(mark));
}

function canonicalPath(path: string): string {
  if (isPlain(path)) return path;
  if (!path.startsWith('/')) return `/${unreadable}`;
  return path
    .split('/')
    .map((segment) => (isCanonical(segment) ? segment : unreadable))
    .join('/');
}

const isPlain = (path: string) => /^(\/[\w~-][\w.~-]*)+\/?$|^\/$/.test(path);

function isCanonical(segment: string): boolean {
  if (segment === '.' || segment === '..') return false;
  try {
    const text = decodeURIComponent(segment);
    return !/[/\\\p{Cc}]/u.test(text) && escaped(text) === segment.replace(/%../g, (octet) => octet.toUpperCase());
  } catch {
    return false;
  }
}

const escaped = (text: string) => encodeURI(text).replace(/[?#]/g, encodeURIComponent);

/** RFC 9112 §3.2; HTTP/1.0 may omit it. */
export function hasOneHost({ rawHeaders, httpVersion }: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count === 1 || (count === 0 && httpVersion === '1.0');
}
