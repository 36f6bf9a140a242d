/**
 * Whether a browser's cached response is current: RFC 9110 §13.1.2, by weak comparison, for a list of tags or `*`.
 * @param ifNoneMatch the request’s header
 * @param etag the response’s, weak or strong
 */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => opaque(tag.trim()) === opaque(etag));
}

const opaque = (tag: string) => (tag.startsWith('W/') ? tag.slice(2) : tag);
