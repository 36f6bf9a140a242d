import { counties } from '../../catalogue/towns/counties.ts';
import type { Lead } from '../store/store.ts';

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

/** Whether a ZIP code is of a town that we serve; what follows the five digits does not matter. */
export const isServedZip = (zip: string): boolean => zips.has(zip.trim().slice(0, 5));

/** Whether a town is one that we serve, however it is spelled. */
export const isServedTown = (town: string): boolean => names.has(plain(town));

/** Whether a lead is about work where we work. */
export const isServed = ({ fields: { city = '', zipCode = '' } }: Pick<Lead, 'fields'>): boolean =>
  isServedZip(zipCode) || isServedTown(city);

/** Whether a text names one of our towns or ZIP codes. */
export const namesServedTown = (text: string): boolean =>
  [...names].some((name) => plain(text).includes(name)) || (text.match(/\b\d{5}\b/g) ?? []).some(isServedZip);
