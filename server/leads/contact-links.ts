import * as v from 'valibot';
import { Email } from '../../catalogue/contracts/email.ts';

/**
 * An address that can be replied to: the contract's pattern, with a dot-atom of at most 64 characters before the `@`
 * (RFC 5321), which mail services require and browsers do not. Undefined for anything else.
 */
export function answerableAddress(typed: string): string | undefined {
  const email = v.safeParse(Email, typed);
  if (!email.success) return undefined;
  const [local = ''] = email.output.split('@');
  return local.length <= 64 && !/^\.|\.\.|\.$/.test(local) ? email.output : undefined;
}

/** A `mailto:` link; undefined for an address that cannot be replied to. */
export function mailtoHref(typed: string): string | undefined {
  const address = answerableAddress(typed);
  return address && `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}

/** A map search that opens in the phone's own app (https://developers.google.com/maps/documentation/urls). */
export function mapHref(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
