import * as v from 'valibot';
import { cleanLine } from '../typed-text.ts';
import { tooLong } from './text.ts';

/** In Spanish in `widgets/core/languages/spanish-wording.ts`. */
export const invalidEmail = 'Please enter a valid email';

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
  v.pipe(v.string(invalidEmail), v.transform(plainEmail), v.maxLength(254, tooLong), v.regex(pattern, invalidEmail)),
  '',
);
