import type { IncomingMessage } from 'node:http';

/** Replaces a segment that can be read in more than one way; none of our addresses contains it. */
const unreadable = encodeURIComponent('\uFFFD');

/**
 * Normalizes the path and query of a request, so that all later code reads one spelling. The origin of an absolute form
 * (RFC 9112 §3.2.2) is removed. A segment that could be read in two ways is replaced, so that the address is not found:
 * dot segments, backslashes, control characters, escaped slashes, and needless escapes.
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

/** Whether nothing in a path has another spelling, as in almost every path. */
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

/** A segment in canonical spelling, escaped only where necessary. */
const escaped = (text: string) => encodeURI(text).replace(/[?#]/g, encodeURIComponent);

/** Whether a request names its host once (RFC 9112 §3.2); HTTP/1.0 may omit it. */
export function hasOneHost({ rawHeaders, httpVersion }: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count === 1 || (count === 0 && httpVersion === '1.0');
}
