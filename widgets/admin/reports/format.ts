import { strings } from './strings.ts';

const minuteMs = 60_000;

/** A share in percent. */
export const share = (part: number, whole: number): string =>
  whole > 0 ? `${Math.round((part / whole) * 100)}\u00a0%` : strings.unknown;

/** A duration as people say it. */
export function duration(ms: number | undefined): string {
  if (ms === undefined) return strings.unknown;
  const minutes = Math.round(ms / minuteMs);
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `${Math.round(minutes / 60 / 24)} days`;
}

/** A page’s URL, as short as is still clear: for our own pages the path. */
export const shortAddress = (address: string): string =>
  address.startsWith(`${location.origin}/`)
    ? address.slice(location.origin.length)
    : address.replace(/^https?:\/\//, '');
