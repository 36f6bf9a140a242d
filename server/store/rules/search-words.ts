import type { Lead } from '../store.ts';
import { phoneKey } from './lead-keys.ts';

/** The longest word that is distinguished; nobody types more of one. */
const maxLength = 40;
const maxQueryWords = 12;
/** Single letters begin words of half of all leads: more of them are slow to look up, and filter nothing out. */
const maxQueryLetters = 2;

/** The words by which a lead is found: from its fields and notes, and its phone number from the start of each group. */
export function searchWords({ fields, care }: Pick<Lead, 'fields' | 'care'>): string[] {
  const written = [...care.notes, ...(care.acts ?? [])].map((entry) => ('text' in entry ? entry.text : ''));
  const texts = [...Object.values(fields), ...written];
  const phone = phoneKey(fields.phone ?? '');
  return [...new Set([...texts.flatMap(wordsOf), ...(phone ? [phone, phone.slice(-7), phone.slice(-4)] : [])])];
}

/** What words must begin with, all of it. Digits alone, however they are grouped, are one number. */
export function queryWords(text: string): string[] {
  const isNumber = /^[\d\s().+-]+$/.test(text) && /\d/.test(text);
  const words = isNumber ? [text.replace(/\D/g, '').slice(-10)] : wordsOf(text);
  const letters = words.filter(({ length }) => length === 1).slice(0, maxQueryLetters);
  return words.filter((word) => word.length > 1 || letters.includes(word)).slice(0, maxQueryWords);
}

/** Letters and digits, without case and accents. */
const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => word.slice(0, maxLength));
