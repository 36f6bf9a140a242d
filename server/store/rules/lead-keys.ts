import type { Lead } from '../store.ts';

/** By what a lead is found and put together with others. Empty where it has none. */
export interface LeadKeys {
  /** In lower case. */
  email: string;
  /** The last ten digits, an extension aside. */
  phone: string;
  town: string;
  /** Origin of the embedding site. */
  site: string;
}

export function leadKeys({ fields, source }: Pick<Lead, 'fields' | 'source'>): LeadKeys {
  return {
    email: emailKey(fields.email ?? fields.customerEmail ?? ''),
    phone: phoneKey(fields.phone ?? ''),
    town: (fields.city ?? '').trim(),
    site: source.origin ?? '',
  };
}

export const emailKey = (email: string) => email.trim().toLowerCase();

/** `ext. 12`, `x12` or `#12` behind a number. */
const extension = /(?:x|ext|extension|#)[\s.:]*\d{1,6}\s*$/i;

/** Without an extension; empty for what has too few digits to be one person’s number. */
export function phoneKey(phone: string): string {
  const digits = phone.replace(extension, '').replace(/\D/g, '').slice(-10);
  return digits.length < 7 ? '' : digits;
}
