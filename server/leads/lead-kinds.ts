import * as v from 'valibot';
import { leadFields } from '../../catalogue/contracts/lead-fields.ts';
import { type ListedColor, paintBrands } from '../../catalogue/contracts/paint-color.ts';
import { colorsHeading, Email, maxColorsInMessage } from '../../catalogue/contracts/text.ts';
import { colorLabel, colorLine } from '../../catalogue/paint/color-id.ts';
import { paintColors } from '../../catalogue/paint/paint-colors.ts';
import { phoneLinks } from '../../catalogue/phone.ts';
import { phoneInWords } from '../../catalogue/phone-in-words.ts';
import { mainServices } from '../../catalogue/services/main-services.ts';
import { counties } from '../../catalogue/towns/counties.ts';
import { inTown } from '../../catalogue/towns/town.ts';
import { zipElsewhere } from '../../catalogue/towns/zip-state.ts';
import { cleanLine, cleanLines } from '../../catalogue/typed-text.ts';
import type { Lead, LeadKind, VisitorAct } from '../store/lead.ts';
import { hasLink } from './spam-score.ts';

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

/** Undefined if its sender gets no receipt. */
export function receiptAddress({ kind, fields }: Pick<Lead, 'kind' | 'fields'>): string | undefined {
  return kind === 'palette' ? undefined : answerableAddress(fields.email ?? '');
}

export function mailtoHref(typed: string): string | undefined {
  const address = answerableAddress(typed);
  return address && `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}

/** https://developers.google.com/maps/documentation/urls */
export const mapHref = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

const colorOfLine = new Map(
  paintColors.flatMap((color) => [colorLabel(color), colorLine(color)].map((line) => [line, color])),
);
const headings: ReadonlySet<string> = new Set([colorsHeading, ...paintBrands.map((brand) => `${brand}:`)]);

/** `rest` is the complete text if it names none, or more than a form adds. */
export function namedColors(text: string): { colors: readonly ListedColor[]; rest: string } {
  const lines = text.split('\n');
  const colors = new Set(lines.flatMap((line) => colorOfLine.get(line.trim()) ?? []));
  if (colors.size === 0 || colors.size > maxColorsInMessage) return { colors: [], rest: text };
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

/** Of our list, by name or else by a ZIP of no other. */
export function servedTown({ fields: { city = '', zipCode = '' } }: Pick<Lead, 'fields'>): string | undefined {
  const [one, other] = towns.filter(({ zipCodes }) => zipCodes.includes(zipCode.trim().slice(0, 5)));
  return (towns.find(({ name }) => plain(name) === plain(city)) ?? (other ? undefined : one))?.name;
}

export const namesServedTown = (text: string): boolean =>
  [...townNames].some((name) => plain(text).includes(name)) || (text.match(/\b\d{5}\b/g) ?? []).some(isServedZip);

/** Others read it. Empty unless ours, or at most 30 letters, spaces, hyphens, apostrophes: a period makes links. */
export function plainTown(typed: string): string {
  const town = typed.trim();
  return isServedTown(town) || /^\p{L}[\p{L}\p{M} '’-]{1,29}$/u.test(town) ? town : '';
}

/** Of a field; '' if missing. */
type FieldText = (field: string) => string;

interface Part {
  /** @default the row's own */
  fields?: readonly string[];
  text?: (of: FieldText) => string;
  href?: (of: FieldText) => string | undefined;
}

interface Presentation {
  title: string;
  subject: (of: FieldText) => string;
  visitor: (of: FieldText) => { name: string; email: string; phone: string };
  about: (of: FieldText) => string;
  place: (of: FieldText) => string;
  parts: Readonly<Record<string, Part>>;
}

const reach: Readonly<Record<string, Part>> = {
  phone: { text: (of) => phoneInWords(of('phone')), href: (of) => phoneLinks(of('phone'))?.call },
  email: { href: (of) => mailtoHref(of('email')) },
};

const postalAddress = (of: FieldText) =>
  [of('address'), of('city'), `${of('state')} ${of('zipCode')}`.trim()].filter(Boolean).join(', ');
const fullName = (of: FieldText) => `${of('firstName')} ${of('lastName')}`.trim();
export const unlinked = (name: string) => (hasLink(name) ? '' : name);
const serviceName = (of: FieldText) =>
  mainServices.find(({ serviceType }) => serviceType === of('serviceType'))?.name ?? of('serviceType');

export const leadKinds: Readonly<Record<LeadKind, Presentation>> = {
  estimate: {
    title: 'New estimate request',
    subject: (of) => {
      const [town, name] = [plainTown(of('city')), unlinked(of('name'))];
      const parts = [town && inTown(town), name && `for ${name}`];
      return ['Estimate request:', serviceName(of), ...parts].filter(Boolean).join(' ');
    },
    visitor: (of) => ({ name: of('name'), email: of('email'), phone: of('phone') }),
    about: serviceName,
    place: postalAddress,
    parts: {
      ...reach,
      serviceType: { text: serviceName },
      place: {
        fields: ['address', 'city', 'state', 'zipCode'],
        text: (of) => [postalAddress(of), zipElsewhere(of('state'), of('zipCode'))].filter(Boolean).join('. '),
        href: (of) => mapHref(postalAddress(of)),
      },
    },
  },
  contact: {
    title: 'New message',
    subject: (of) => {
      const name = unlinked(fullName(of));
      return `Message${name && ` from ${name}`}: ${of('subject')}`;
    },
    visitor: (of) => ({ name: fullName(of), email: of('email'), phone: of('phone') }),
    about: (of) => `Message: ${of('subject')}`,
    place: () => '',
    parts: { ...reach, name: { fields: ['firstName', 'lastName'], text: fullName } },
  },
  palette: {
    title: 'New color list',
    subject: (of) => `Color list from ${of('customerEmail')}`,
    visitor: (of) => ({ name: '', email: of('customerEmail'), phone: '' }),
    about: () => 'Color list',
    place: () => '',
    parts: { customerEmail: { href: (of) => mailtoHref(of('customerEmail')) } },
  },
};

/** Of one line, except texts. */
export function readLead({ kind, fields }: Pick<Lead, 'kind' | 'fields'>) {
  const { texts } = leadFields[kind];
  const { title, subject, visitor, about, place } = leadKinds[kind];
  const of: FieldText = (field) => {
    const typed = fields[field] ?? '';
    return texts.includes(field) ? bodyText(typed) : headerText(typed, Number.POSITIVE_INFINITY);
  };
  const { phone, ...who } = visitor(of);
  const shown = { ...who, phone: phoneInWords(phone) };
  return { of, title, subject: subject(of), ...shown, about: about(of), place: place(of) };
}

export type LeadRow = { label: string; text: string; href?: string | undefined; isBlock?: boolean };

/** As the mail to the owner shows them. Fields of no row follow under their own names. */
export function rowsOf(lead: Lead): LeadRow[] {
  const { mail, texts } = leadFields[lead.kind];
  const { parts } = leadKinds[lead.kind];
  const { of } = readLead(lead);
  function row(label: string, name: string, { text, href }: Part = {}): LeadRow {
    const shown = text ? text(of) : of(name);
    return { label, text: shown || 'Not given', href: shown ? href?.(of) : undefined, isBlock: texts.includes(name) };
  }
  const named = new Set(Object.keys(mail).flatMap((name) => parts[name]?.fields ?? name));
  const unnamed = Object.keys(lead.fields).filter((field) => !named.has(field));
  return [
    ...Object.entries(mail).map(([name, label]) => row(label, name, parts[name])),
    ...unnamed.map((field) => row(headerText(field), field)),
  ];
}

export const actNews: Readonly<Record<VisitorAct['kind'], string>> = {
  note: 'New note',
  photos: 'New photos',
  cancel: 'Canceled',
  restore: 'Not canceled any more',
  show: 'Photos may be shown',
  hide: 'Photos may not be shown any more',
};

export function actRow(act: VisitorAct): LeadRow {
  if (act.kind === 'note') return { label: 'Note added later', text: bodyText(act.text) };
  if (act.kind === 'photos') {
    const count = act.photos.length;
    return { label: 'Photos added later', text: count === 1 ? '1 photo' : `${count} photos` };
  }
  const texts = {
    cancel: 'The sender has canceled this request. Please do not call.',
    restore: 'The sender has brought this request back.',
    show: 'The sender allows photos of the house on the site. You choose them in the office.',
    hide: 'The sender has taken that back. The photos are off the site already.',
  };
  return { label: actNews[act.kind], text: texts[act.kind] };
}
