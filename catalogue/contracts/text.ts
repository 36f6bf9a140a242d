import * as v from 'valibot';
import { cleanLine, cleanLines } from '../typed-text.ts';

/** Of a form’s message, in UTF-16 code units. */
export const messageLength = { min: 10, max: 5000 };
export const colorsHeading = 'My chosen colors:';
/** Longer lists have their own mail in the palette. */
export const maxColorsInMessage = 30;

export const tooLong = ({ requirement, input }: { requirement: number; input: string }): string =>
  `too_long ${requirement.toLocaleString('en')} ${input.length.toLocaleString('en')}`;

const cleaned = (clean: (typed: string) => string, message: string, minLength: number, maxLength: number) =>
  v.optional(
    v.pipe(v.string(message), v.transform(clean), v.maxLength(maxLength, tooLong), v.minLength(minLength, message)),
    '',
  );

/** Lengths are UTF-16 code units. Missing, mistyped and blank values fail with `message`. */
export const requiredText = (message: string, maxLength: number) => cleaned(cleanLine, message, 1, maxLength);

export const requiredLines = (message: string, maxLength: number, minLength = 1) =>
  cleaned(cleanLines, message, minLength, maxLength);

export const optionalText = (maxLength: number) =>
  v.nullish(v.pipe(v.string(), v.transform(cleanLine), v.maxLength(maxLength, tooLong)), '');

/** The HTML standard's pattern (https://html.spec.whatwg.org/#valid-e-mail-address), with a dot in the host. Linear. */
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

function asciiHost(host: string): string {
  try {
    return /[^\0-\x7f]/.test(host) ? new URL(`http://${host}`).hostname : host;
  } catch {
    return host;
  }
}

/** Strips `mailto:`, display name, brackets, quotes and invisible characters. Linear. */
const plainEmail = (typed: string): string =>
  cleanLine(typed.normalize('NFKC'))
    .replace(/\p{DI}/gu, '')
    // Mail programs repeat an address as its name, chats as its link.
    .replace(/^["'[]?([^\s"'()<>[\]]+)["'\]]? ?[(<](?:mailto:)?\1[)>][ .,;:]*$/i, '$1')
    .replace(/^[^<>@]*<([^<>]*)>[ .,;:]*$/, '$1')
    .replace(/^[ "'“‘’«([]+/, '')
    .replace(/^(.*[^ .,;:"'’”»)\]]).*/, '$1')
    .replace(/^mailto: ?([^%?]*)(?:\?.*)?$/i, '$1')
    .replace(/@([\p{L}\p{M}\p{N}.-]+)$/u, (_, host) => `@${asciiHost(host)}`);

/** At most 254 characters (RFC 5321). */
export const Email = v.optional(
  v.pipe(
    v.string('invalid_email'),
    v.transform(plainEmail),
    v.maxLength(254, tooLong),
    v.regex(pattern, 'invalid_email'),
  ),
  '',
);

/** Drops unknown fields. No prototype: valibot visits inherited entries, and pages may extend `Object.prototype`. */
export const bareObject = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(Object.setPrototypeOf(entries, null) as Entries);
