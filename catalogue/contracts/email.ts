import * as v from 'valibot';
import { cleanLine } from '../typed-text.ts';
import { tooLong } from './text.ts';

/** The Spanish text is in `widgets/core/languages/spanish-wording.ts`. */
export const invalidEmail = 'Please enter a valid email';

/**
 * The HTML standard's email pattern (https://html.spec.whatwg.org/#valid-e-mail-address) with at least one dot in the
 * host: what browsers accept, minus addresses that cannot receive mail from the public internet. Runs in linear time.
 */
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** An internationalized host in ASCII (IDNA); any other text is returned as it is. */
function asciiHost(host: string): string {
  try {
    return /[^\0-\x7f]/.test(host) ? new URL(`http://${host}`).hostname : host;
  } catch {
    return host;
  }
}

/**
 * The address in what was typed or pasted, without what surrounds it: `mailto:` and its query, a display name and
 * brackets, quotes, final punctuation, invisible and full-width characters. Whatever else is wrong stays. Linear in the
 * length.
 */
const plainEmail = (typed: string): string =>
  cleanLine(typed.normalize('NFKC'))
    .replace(/\p{DI}/gu, '')
    // Mail programs write an address without a name as its own name, and chats as a link to itself.
    .replace(/^["'[]?([^\s"'()<>[\]]+)["'\]]? ?[(<](?:mailto:)?\1[)>][ .,;:]*$/i, '$1')
    .replace(/^[^<>@]*<([^<>]*)>[ .,;:]*$/, '$1')
    .replace(/^[ "'“‘’«([]+/, '')
    .replace(/^(.*[^ .,;:"'’”»)\]]).*/, '$1')
    .replace(/^mailto: ?([^%?]*)(?:\?.*)?$/i, '$1')
    .replace(/@([\p{L}\p{M}\p{N}.-]+)$/u, (_, host) => `@${asciiHost(host)}`);

/** An email address: cleaned, at most 254 characters (RFC 5321). Empty and malformed ones get the same message. */
export const Email = v.optional(
  v.pipe(v.string(invalidEmail), v.transform(plainEmail), v.maxLength(254, tooLong), v.regex(pattern, invalidEmail)),
  '',
);
