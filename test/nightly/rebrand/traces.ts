import { brand } from '../../../catalogue/brand.ts';
import { business, sisterCompanies } from '../../../catalogue/business.ts';
import { brand as newBrand } from './made-up/brand.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Matches the text in any case, with up to two characters between its letters: `brush-line`, `BRUSH LINE`. */
const spelled = (text: string) => new RegExp((text.match(/[a-z\d]/gi) ?? []).join('[^a-z\\d<>]{0,2}'), 'i');

const hexColors = (of: typeof brand | typeof newBrand) => [
  ...Object.values<string>(of.colors),
  ...Object.values<string>(of.darkColors),
];

/** Matches a color as stylesheets, scripts and URLs write it, with or without an alpha value. */
function colorPattern(hex: string): RegExp {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return new RegExp(`(#|%23)${hex.slice(1)}|rgba?\\(${channels.join('[ ,]+')}\\b`, 'i');
}

const phoneDigits = business.phone.dial.replace(/\D/g, '').slice(-10);
const [, area, exchange, line] = /(\d{3})(\d{3})(\d{4})/.exec(phoneDigits) ?? [];

/** Patterns for facts of the company that must not remain after its two files were replaced. */
export const traces: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['name', spelled(business.name)],
  ['namespace', spelled(business.namespace)],
  ['initials', new RegExp(`--${business.initials}-`)],
  ['legal name', spelled(business.legalName)],
  ['founder', spelled(business.founder)],
  ['founding year', new RegExp(`since[^a-z\\d]{1,3}${business.foundedYear}`, 'i')],
  ['phone', new RegExp(`${area}[^a-z\\d]{0,4}${exchange}[^a-z\\d]{0,4}${line}`)],
  ['license', spelled(business.license)],
  ['license number', new RegExp(`\\b${business.license.match(/\d{4,}/)?.[0] ?? escaped(business.license)}\\b`)],
  ['email', new RegExp(escaped(business.email), 'i')],
  ['post office box', spelled(business.address.poBox)],
  ...[business.social, ...business.reviewPages].map(({ url }) => ['address', new RegExp(escaped(url), 'i')] as const),
  ...sisterCompanies.map(({ name }) => ['sister company', new RegExp(`\\b${escaped(name)}\\b`, 'i')] as const),
  ...[...new Set(hexColors(brand))]
    .filter((color) => !hexColors(newBrand).includes(color))
    .map((color) => [`color ${color}`, colorPattern(color)] as const),
];

/** Every trace in a text, with the text around it. */
export const tracesIn = (where: string, text: string): string[] =>
  traces.flatMap(([what, pattern]) => {
    const found = pattern.exec(text);
    return found ? [`${what} in ${where}: ${text.slice(Math.max(0, found.index - 40), found.index + 60)}`] : [];
  });
