import { searchableText } from '../../../catalogue/searchable-text.ts';
import type { Lead } from '../store.ts';
import { phoneKey } from './lead-keys.ts';

/** Words are compared up to this length; nobody types more. */
const maxLength = 40;
const maxQueryWords = 12;
/**
 * About half of all leads have a word with a given first letter: more single letters are slow to look up and filter
 * little.
 */
const maxQueryLetters = 2;

/**
 * The words by which a lead is found: from its fields and notes, and every number in them without its separators, a phone
 * number also from the start of each group.
 */
export function searchWords({ fields, care }: Pick<Lead, 'fields' | 'care'>): string[] {
  const written = [...care.notes, ...(care.acts ?? [])].map((entry) => ('text' in entry ? entry.text : ''));
  const texts = [...Object.values(fields), ...written];
  const phone = phoneKey(fields.phone ?? '');
  const all = [...texts.flatMap(spellings), ...texts.flatMap(numbersIn)];
  return [...new Set([...all, ...(phone ? phoneWords(phone) : [])])];
}

const phoneWords = (digits: string) => [digits, digits.slice(-7), digits.slice(-4)];
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** A phone number as people write it: area code, exchange and line, each after at most two separators. */
const phoneNumber = /(?<!\d)\(?\d{3}[\s().-]{0,2}\d{3}[\s.-]{0,2}\d{4}(?!\d)/g;
/** Groups of digits joined by hyphens or dots, as in `21654-1234`. */
const groupedNumber = /(?<!\d)\d+(?:[.-]\d+)+/g;

function numbersIn(text: string): string[] {
  const phones = text.match(phoneNumber) ?? [];
  const grouped = text.match(groupedNumber) ?? [];
  return [...phones.flatMap((one) => phoneWords(digitsOf(one))), ...grouped.map((one) => digitsOf(one).slice(-10))];
}

/** The prefixes that the words of a lead must all match. Groups of digits without letters are one number. */
export function queryWords(text: string): string[] {
  const isNumber = /^[\d\s().+-]+$/.test(text) && /\d/.test(text);
  const words = isNumber ? [text.replace(/\D/g, '').slice(-10)] : wordsOf(text);
  const letters = words.filter(({ length }) => length === 1).slice(0, maxQueryLetters);
  return words.filter((word) => word.length > 1 || letters.includes(word)).slice(0, maxQueryWords);
}

/** Letters that Unicode does not decompose into a letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' };

/** Letters and digits as {@link searchableText} compares them, and each emoji as a word, in any skin color. */
const wordsOf = (text: string): string[] =>
  (
    searchableText(text)
      .replace(/[łøđıßæœ]/g, (letter) => plainLetters[letter] ?? letter)
      .match(/[\p{L}\p{N}]+|\p{Extended_Pictographic}|\p{RI}{2}/gu) ?? []
  ).map((word) => word.slice(0, maxLength));

/** The words divided at apostrophes and invisible characters, and joined there: `o`, `brien` and `obrien` for O’Brien. */
const spellings = (text: string): string[] => [
  ...wordsOf(text.replace(/\p{DI}/gu, ' ')),
  ...wordsOf(searchableText(text).replaceAll("'", '')),
];
