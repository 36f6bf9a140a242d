import { emailKey, phoneKey } from './lead-keys.ts';

/** How events may contain a person's address and number, in lower case. Empty if neither identifies a person. */
export function writtenForms({ email = '', phone = '' }: { email?: string; phone?: string }): readonly string[] {
  const digits = phoneKey(phone);
  return [...new Set([emailKey(email), ...(digits ? [phone.trim().toLowerCase(), digits] : [])])].filter(Boolean);
}

/**
 * A regular expression, to be used case-insensitively, that finds any of these texts, each character plain or
 * percent-encoded, even several times: `a%40b.c`, `a%2540b.c`.
 */
export const tracePattern = (texts: readonly string[]): string =>
  texts.map((text) => Array.from(text, characterPattern).join('')).join('|');

function characterPattern(character: string): string {
  const cases = new Set([character, character.toLowerCase(), character.toUpperCase()]);
  const encoded = [...cases].map((variant) => [...Buffer.from(variant)].map(encodedByte).join(''));
  const plain = character.replace(/[^\p{L}\p{N}]/u, (sign) => `\\${sign}`);
  return `(?:${[plain, ...(character === ' ' ? ['\\+'] : []), ...encoded].join('|')})`;
}

const encodedByte = (byte: number): string => `%(?:25)*${byte.toString(16).padStart(2, '0')}`;
