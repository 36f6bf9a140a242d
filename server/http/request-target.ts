import type { IncomingMessage } from 'node:http';

/** What a segment becomes that cannot be read in just one way; nothing of ours has it in its address. */
const unreadable = encodeURIComponent('\uFFFD');

/**
 * The path and query of a request in the one spelling that everything behind it reads. Absolute form (RFC 9112 §3.2.2)
 * loses its origin. A segment that could be read in two ways is replaced, so that its address leads nowhere: dot
 * segments, backslashes, controls, and escapes of a slash or of what needs no escape.
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

/** Nearly every path: nothing in it could be spelled otherwise. */
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

/** A segment as URLs spell it: escapes only where they are needed. */
const escaped = (text: string) => encodeURI(text).replace(/[?#]/g, encodeURIComponent);

/** Whether a request names its host once (RFC 9112 §3.2); HTTP/1.0 may leave it out. */
export function hasOneHost({ rawHeaders, httpVersion }: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count === 1 || (count === 0 && httpVersion === '1.0');
}
