/**
 * Reads a `Retry-After` header (RFC 9110 §10.2.3): seconds, or a date.
 * @returns milliseconds from `now`, never negative; undefined if absent or invalid
 */
export function retryAfterMs(header: unknown, now: Date): number | undefined {
  if (typeof header !== 'string') return undefined;
  const value = header.trim();
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  // HTTP dates are always GMT, and Date.parse would accept almost anything.
  const at = value.endsWith(' GMT') ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
