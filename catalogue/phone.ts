import { business } from './business.ts';
import { cleanLine } from './typed-text.ts';

/** The build inlines this value for browsers. */
export const ourPhone = { href: `tel:${business.phone.dial}` } as const;

interface PhoneLinks {
  /** E.164: `+14105550100`. */
  number: string;
  /** `tel:` (RFC 3966), with the extension. */
  call: string;
  /** `sms:`, without the extension. */
  text: string;
}

const gap = String.raw`[\s()[\].,/_·•-]{0,4}`;
/** Not within a longer number. */
const start = String.raw`(?:^|[^\d+./-])[./-]*`;
/** Area code and exchange start with 2 to 9. */
const american = `${start}[([]?(?:\\+?1${gap})?([2-9]\\d{2})${gap}([2-9]\\d{2})${gap}(\\d{2})${gap}(\\d{2})(?!\\d)`;
/** International prefixes; no country code starts with 0. */
const foreign = String.raw`${start}[([]?(?:\+|00|011) ?([2-9](?:[\s()./-]{0,2}\d){7,14})(?![\s()./-]{0,2}\d)`;
const number = new RegExp(`${american}|${foreign}`);
/** `ext. 12`, `x12` or `#12`. */
export const extensionPattern = String.raw`(?:extensi[oó]n|extn?|x|#)[.:=#\s]*(\d{1,7})`;
const extension = new RegExp(String.raw`^[\s,;(]*${extensionPattern}(?!\d)`, 'i');

/** North American, or 8 to 15 digits with an international prefix; undefined if in doubt. */
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
