import type { Lead } from '../store.ts';
import { phoneKey } from './lead-keys.ts';

/** Longest word that is told apart; nobody types more of one. */
const maxLength = 40;
const maxQueryWords = 12;
/** Each starts the words of half of all leads: more of them are slow to look up, and sort out nobody. */
const maxQueryLetters = 2;

/** The words that a lead is found by: of its fields and notes, and its phone number from each of its groups on. */
export function searchWords({ fields, care }: Pick<Lead, 'fields' | 'care'>): string[] {
  const texts = [...Object.values(fields), ...care.notes.map(({ text }) => text)];
  const phone = phoneKey(fields.phone ?? '');
  return [...new Set([...texts.flatMap(wordsOf), ...(phone ? [phone, phone.slice(-7), phone.slice(-4)] : [])])];
}

/** What must stand at the start of words, all of it. Digits alone, however they are grouped, are one number. */
export function queryWords(text: string): string[] {
  const isNumber = /^[\d\s().+-]+$/.test(text) && /\d/.test(text);
  const words = isNumber ? [text.replace(/\D/g, '').slice(-10)] : wordsOf(text);
  const letters = words.filter(({ length }) => length === 1).slice(0, maxQueryLetters);
  return words.filter((word) => word.length > 1 || letters.includes(word)).slice(0, maxQueryWords);
}

/** Letters and digits, without capitals and accents. */
const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => word.slice(0, maxLength));
