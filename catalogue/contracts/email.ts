import * as v from 'valibot';
import { tooLong } from './text.ts';

const message = 'Please enter a valid email';

/**
 * The HTML standard's e-mail pattern (https://html.spec.whatwg.org/#valid-e-mail-address) with at least one dot in the
 * host: what browsers accept, less the addresses that no mail on the public internet can have. Linear in its input.
 */
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** An e-mail address: trimmed, at most 254 characters (RFC 5321), empty or malformed: SPEC.md §5's sentence. */
export const Email = v.optional(
  v.pipe(v.string(message), v.trim(), v.maxLength(254, tooLong), v.regex(pattern, message)),
  '',
);
