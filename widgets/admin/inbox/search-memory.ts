import { business } from '../../../catalogue/business.ts';

const key = `${business.namespace}:inbox-search`;

/** The search words, which survive a reload of this tab without being in its URL. */
export function readSearch(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function keepSearch(text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {}
}
