import { counties } from '../../catalogue/towns/counties.ts';
import type { Lead } from '../store/lead.ts';

const towns = counties.flatMap((county) => county.towns);
const zips: ReadonlySet<string> = new Set(towns.flatMap(({ zipCodes }) => zipCodes));
const names: ReadonlySet<string> = new Set(towns.map(({ name }) => plain(name)));

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/\bsaint\b/g, 'st')
    .replace(/[\s-]+/g, ' ')
    .trim();
}

export const isServedZip = (zip: string): boolean => zips.has(zip.trim().slice(0, 5));

const isServedTown = (town: string): boolean => names.has(plain(town));

export const isServed = ({ fields: { city = '', zipCode = '' } }: Pick<Lead, 'fields'>): boolean =>
  isServedZip(zipCode) || isServedTown(city);

export const namesServedTown = (text: string): boolean =>
  [...names].some((name) => plain(text).includes(name)) || (text.match(/\b\d{5}\b/g) ?? []).some(isServedZip);

/**
 * Others read it. Empty unless a town of ours or at most 30 letters, spaces, hyphens and apostrophes: a period may
 * make a link.
 */
export function plainTown(typed: string): string {
  const town = typed.trim();
  return isServedTown(town) || /^\p{L}[\p{L}\p{M} '’-]{1,29}$/u.test(town) ? town : '';
}
