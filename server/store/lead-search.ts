import { type LeadStatus, leadStatuses } from '../../catalogue/contracts/admin/lead.ts';
import { extensionPattern, phoneLinks } from '../../catalogue/phone.ts';
import { searchableText } from '../../catalogue/searchable-text.ts';
import type { InboxQuery } from './engine.ts';
import type { Lead } from './lead.ts';

export const maxRelated = 20;
export const maxUndelivered = 100;
export const maxFacets = 100;

/** Empty if missing. */
export interface LeadKeys {
  email: string;
  /** The last ten digits, without an extension. */
  phone: string;
  town: string;
  site: string;
}

/** A color list has its address in `customerEmail`. */
export function leadKeys({ fields, source }: Pick<Lead, 'fields' | 'source'>): LeadKeys {
  return {
    email: emailKey(fields.email ?? fields.customerEmail ?? ''),
    phone: phoneKey(fields.phone ?? ''),
    town: (fields.city ?? '').trim(),
    site: source.origin ?? '',
  };
}

export const emailKey = (email: string) => email.trim().toLowerCase();

const extension = new RegExp(String.raw`${extensionPattern}\s*$`, 'i');

/** The last ten digits; empty if there are fewer than seven. */
export function phoneKey(phone: string): string {
  const number = phoneLinks(phone)?.number ?? phone.replace(extension, '');
  const digits = number.replace(/\D/g, '').slice(-10);
  return digits.length < 7 ? '' : digits;
}

const maxLength = 40;
const maxQueryWords = 12;
/** About half of all leads have a word with a given first letter. */
const maxQueryLetters = 2;

export function searchWords({ fields, triage }: Pick<Lead, 'fields' | 'triage'>): string[] {
  const written = [...triage.notes, ...(triage.acts ?? [])].map((entry) => ('text' in entry ? entry.text : ''));
  const texts = [...Object.values(fields), ...written];
  const phone = phoneKey(fields.phone ?? '');
  const all = [...texts.flatMap(spellings), ...texts.flatMap(numbersIn)];
  return [...new Set([...all, ...(phone ? phoneWords(phone) : [])])];
}

const phoneWords = (digits: string) => [digits, digits.slice(-7), digits.slice(-4)];
const digitsOf = (text: string) => text.replace(/\D/g, '');

const phoneNumber = /(?<!\d)\(?\d{3}[\s().-]{0,2}\d{3}[\s.-]{0,2}\d{4}(?!\d)/g;
/** As in `21654-1234`. */
const groupedNumber = /(?<!\d)\d+(?:[.-]\d+)+/g;

function numbersIn(text: string): string[] {
  const phones = text.match(phoneNumber) ?? [];
  const grouped = text.match(groupedNumber) ?? [];
  return [...phones.flatMap((one) => phoneWords(digitsOf(one))), ...grouped.map((one) => digitsOf(one).slice(-10))];
}

/** Prefixes that must all match. */
export function queryWords(text: string): string[] {
  const isNumber = /^[\d\s().+-]+$/.test(text) && /\d/.test(text);
  const words = isNumber ? [text.replace(/\D/g, '').slice(-10)] : wordsOf(text);
  const letters = words.filter(({ length }) => length === 1).slice(0, maxQueryLetters);
  return words.filter((word) => word.length > 1 || letters.includes(word)).slice(0, maxQueryWords);
}

/** Letters that Unicode does not decompose. */
const plainLetters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' };

/** Each emoji is a word, in any skin color. */
const wordsOf = (text: string): string[] =>
  (
    searchableText(text)
      .replace(/[łøđıßæœ]/g, (letter) => plainLetters[letter] ?? letter)
      .match(/[\p{L}\p{N}]+|\p{Extended_Pictographic}|\p{RI}{2}/gu) ?? []
  ).map((word) => word.slice(0, maxLength));

/** `o`, `brien` and `obrien` for O’Brien. */
const spellings = (text: string): string[] => [
  ...wordsOf(text.replace(/\p{DI}/gu, ' ')),
  ...wordsOf(searchableText(text).replaceAll("'", '')),
];

export const kindsOf = ({ kinds, service }: InboxQuery): InboxQuery['kinds'] =>
  service ? (kinds ?? ['estimate']).filter((kind) => kind === 'estimate') : kinds;

/** The index of leads with photos starts with the status. */
export const statusesOf = ({ statuses, hasPhotos, town }: InboxQuery): readonly LeadStatus[] | undefined =>
  statuses ?? (hasPhotos && town === undefined ? leadStatuses : undefined);

/** In lower case. Empty if neither identifies a person. */
export function writtenForms({ email = '', phone = '' }: { email?: string; phone?: string }): readonly string[] {
  const digits = phoneKey(phone);
  return [...new Set([emailKey(email), ...(digits ? [phone.trim().toLowerCase(), digits] : [])])].filter(Boolean);
}

/** Ignore case with it. Finds percent-encoded text too, even encoded several times. */
export const tracePattern = (texts: readonly string[]): string =>
  texts.map((text) => Array.from(text, characterPattern).join('')).join('|');

function characterPattern(character: string): string {
  const cases = new Set([character, character.toLowerCase(), character.toUpperCase()]);
  const encoded = [...cases].map((variant) => [...Buffer.from(variant)].map(encodedByte).join(''));
  const plain = character.replace(/[^\p{L}\p{N}]/u, (sign) => `\\${sign}`);
  return `(?:${[plain, ...(character === ' ' ? ['\\+'] : []), ...encoded].join('|')})`;
}

const encodedByte = (byte: number): string => `%(?:25)*${byte.toString(16).padStart(2, '0')}`;
