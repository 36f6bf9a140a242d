import { strings } from './strings.ts';

/** In percent. */
export const share = (part: number, whole: number): string =>
  whole > 0 ? `${Math.round((part / whole) * 100)}%` : strings.unknown;

/** Only the path for our own pages. */
export const shortAddress = (address: string): string =>
  address.startsWith(`${location.origin}/`)
    ? address.slice(location.origin.length)
    : address.replace(/^https?:\/\//, '');
