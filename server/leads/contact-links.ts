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

const phone = /^(\+?)([\d\s().\-/]{7,25})(?:(?:,| |ext\.?|x)+\d{1,6})?$/i;

/** A `tel:` link without the extension; ten digits are treated as a number in the United States. */
export function telHref(typed: string): string | undefined {
  const [, plus = '', written = ''] = phone.exec(typed.trim()) ?? [];
  const digits = written.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return undefined;
  return digits.length === 10 && !plus ? `tel:+1${digits}` : `tel:${plus}${digits}`;
}

/** A map search that opens in the phone's own app (https://developers.google.com/maps/documentation/urls). */
export function mapHref(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
