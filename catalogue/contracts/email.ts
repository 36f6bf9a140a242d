import * as v from 'valibot';
import { tooLong } from './text.ts';

/** The Spanish text is in `widgets/core/languages/spanish-wording.ts`. */
export const invalidEmail = 'Please enter a valid email';

/**
 * The HTML standard's email pattern (https://html.spec.whatwg.org/#valid-e-mail-address) with at least one dot in the
 * host: what browsers accept, minus addresses that cannot receive mail from the public internet. Runs in linear time.
 */
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** An email address: trimmed, at most 254 characters (RFC 5321). Empty and malformed ones get the same message. */
export const Email = v.optional(
  v.pipe(v.string(invalidEmail), v.trim(), v.maxLength(254, tooLong), v.regex(pattern, invalidEmail)),
  '',
);
