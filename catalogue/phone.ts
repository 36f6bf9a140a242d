import { business } from './business.ts';
import { cleanLine } from './typed-text.ts';

/** Calls us. The build replaces it by its value in code for browsers. */
export const ourPhone = { href: `tel:${business.phone.dial}` } as const;

interface PhoneLinks {
  /** In E.164: `+14105550142`. */
  number: string;
  /** A `tel:` URL (RFC 3966) with the extension, if there is one. */
  call: string;
  /** An `sms:` URL, without the extension. */
  text: string;
}

/** Between the groups of a number, after all dashes and digits were made plain. */
const gap = String.raw`[\s()[\].,/_·•-]{0,4}`;
/** Not within a longer number: neither a digit nor one with a dash, dot or slash stands before it. */
const start = String.raw`(?:^|[^\d+./-])[./-]*`;
/** Area code and exchange of the North American plan start with 2 to 9. */
const american = `${start}[([]?(?:\\+?1${gap})?([2-9]\\d{2})${gap}([2-9]\\d{2})${gap}(\\d{2})${gap}(\\d{2})(?!\\d)`;
/** The international prefix is `+`, 00 in Europe and 011 here; no country code starts with 0. */
const foreign = String.raw`${start}[([]?(?:\+|00|011) ?([2-9](?:[\s()./-]{0,2}\d){7,14})(?![\s()./-]{0,2}\d)`;
const number = new RegExp(`${american}|${foreign}`);
const extension = /^[\s,;(]*(?:extensi[oó]n|extn?|x|#)[.:=#\s]*(\d{1,7})(?!\d)/i;

/**
 * The links to the first complete number in a text as a visitor typed it: ten digits of the North American plan, with
 * or without a 1, or 8 to 15 digits with an international prefix. Undefined if there is none, or digits around it leave
 * in doubt what was meant; show the text as typed in any case.
 */
export function phoneLinks(typed: string): PhoneLinks | undefined {
  const text = cleanLine(typed.normalize('NFKC'))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => `${digit.charCodeAt(0) & 15}`)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    // The trunk prefix is not dialed from abroad.
    .replace(/\(0\)/g, '');
  const found = number.exec(text);
  if (!found) return undefined;
  const [whole, area, ...rest] = found;
  const digits = area ? `1${area}${rest.slice(0, 3).join('')}` : `${rest[3]}`.replace(/\D/g, '');
  const [, ext] = extension.exec(text.slice(found.index + whole.length)) ?? [];
  return { number: `+${digits}`, call: `tel:+${digits}${ext ? `;ext=${ext}` : ''}`, text: `sms:+${digits}` };
}
