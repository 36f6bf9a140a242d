import { strings } from './strings.ts';

/** A share in percent. */
export const share = (part: number, whole: number): string =>
  whole > 0 ? `${Math.round((part / whole) * 100)}%` : strings.unknown;

/** A page’s URL in short form: only the path for our own pages. */
export const shortAddress = (address: string): string =>
  address.startsWith(`${location.origin}/`)
    ? address.slice(location.origin.length)
    : address.replace(/^https?:\/\//, '');
