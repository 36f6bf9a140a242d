import { phoneLinks } from '../../../catalogue/phone.ts';
import type { Lead } from '../store.ts';

/** The keys by which leads are found and related. Empty if missing. */
export interface LeadKeys {
  /** In lower case. */
  email: string;
  /** The last ten digits, without an extension. */
  phone: string;
  town: string;
  /** Origin of the embedding site. */
  site: string;
}

/** Derives the keys from what the form sent. A color list has its address in `customerEmail`. */
export function leadKeys({ fields, source }: Pick<Lead, 'fields' | 'source'>): LeadKeys {
  return {
    email: emailKey(fields.email ?? fields.customerEmail ?? ''),
    phone: phoneKey(fields.phone ?? ''),
    town: (fields.city ?? '').trim(),
    site: source.origin ?? '',
  };
}

/** An address for comparison: trimmed, in lower case. Empty for none. */
export const emailKey = (email: string) => email.trim().toLowerCase();

/** `ext. 12`, `x12` or `#12` after a number. */
const extension = /(?:x|ext|extension|#)[\s.:]*\d{1,6}\s*$/i;

/**
 * A number for comparison: the last ten digits of the number that a link would call, else of all that was typed, without
 * an extension; empty if it has too few to identify a person.
 */
export function phoneKey(phone: string): string {
  const number = phoneLinks(phone)?.number ?? phone.replace(extension, '');
  const digits = number.replace(/\D/g, '').slice(-10);
  return digits.length < 7 ? '' : digits;
}
