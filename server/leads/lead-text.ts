import * as v from 'valibot';
import { type ListedColor, paintBrands } from '../../catalogue/contracts/paint-color.ts';
import { Email } from '../../catalogue/contracts/text.ts';
import { colorLabel, colorLine, colorsHeading } from '../../catalogue/paint/color-id.ts';
import { paintColors } from '../../catalogue/paint/paint-colors.ts';
import { counties } from '../../catalogue/towns/counties.ts';
import { cleanLine, cleanLines } from '../../catalogue/typed-text.ts';
import type { Lead } from '../store/lead.ts';

/** Cannot end or disguise a header, nor be decoded (RFC 2047). @param maxLength in code points */
export function headerText(typed: string, maxLength = 150): string {
  const points = Array.from(cleanLine(typed).replaceAll('=?', '= ?'));
  return points.length > maxLength ? `${points.slice(0, maxLength - 1).join('')}…` : points.join('');
}

export const bodyText = (typed: string): string =>
  cleanLines(typed)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');

/** A dot-atom of at most 64 characters before the `@` (RFC 5321), which browsers do not require; else undefined. */
export function answerableAddress(typed: string): string | undefined {
  const email = v.safeParse(Email, typed);
  if (!email.success) return undefined;
  const [local = ''] = email.output.split('@');
  return local.length <= 64 && !/^\.|\.\.|\.$/.test(local) ? email.output : undefined;
}

export function mailtoHref(typed: string): string | undefined {
  const address = answerableAddress(typed);
  return address && `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}

/** https://developers.google.com/maps/documentation/urls */
export const mapHref = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

const maxColors = 30;
const colorOfLine = new Map(
  paintColors.flatMap((color) => [colorLabel(color), colorLine(color)].map((line) => [line, color])),
);
const headings: ReadonlySet<string> = new Set([colorsHeading, ...paintBrands.map((brand) => `${brand}:`)]);

/** `rest` is the complete text if it names none, or more than 30. */
export function namedColors(text: string): { colors: readonly ListedColor[]; rest: string } {
  const lines = text.split('\n');
  const colors = new Set(lines.flatMap((line) => colorOfLine.get(line.trim()) ?? []));
  if (colors.size === 0 || colors.size > maxColors) return { colors: [], rest: text };
  const rest = lines.filter((line) => !colorOfLine.has(line.trim()) && !headings.has(line.trim()));
  return { colors: [...colors], rest: rest.join('\n').trim() };
}

const towns = counties.flatMap((county) => county.towns);
const zips: ReadonlySet<string> = new Set(towns.flatMap(({ zipCodes }) => zipCodes));
const townNames: ReadonlySet<string> = new Set(towns.map(({ name }) => plain(name)));

function plain(text: string): string {
  const bare = text.toLowerCase().replace(/[.'’]/g, '');
  return bare
    .replace(/\bsaint\b/g, 'st')
    .replace(/[\s-]+/g, ' ')
    .trim();
}

export const isServedZip = (zip: string): boolean => zips.has(zip.trim().slice(0, 5));

const isServedTown = (town: string): boolean => townNames.has(plain(town));

export const isServed = ({ fields: { city = '', zipCode = '' } }: Pick<Lead, 'fields'>): boolean =>
  isServedZip(zipCode) || isServedTown(city);

export const namesServedTown = (text: string): boolean =>
  [...townNames].some((name) => plain(text).includes(name)) || (text.match(/\b\d{5}\b/g) ?? []).some(isServedZip);

/**
 * Others read it. Empty unless a town of ours or at most 30 letters, spaces, hyphens and apostrophes: a period may
 * make a link.
 */
export function plainTown(typed: string): string {
  const town = typed.trim();
  return isServedTown(town) || /^\p{L}[\p{L}\p{M} '’-]{1,29}$/u.test(town) ? town : '';
}
