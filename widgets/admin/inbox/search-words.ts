import { createStore } from 'zustand/vanilla';
import { business } from '../../../catalogue/business.ts';

const key = `${business.namespace}:inbox-search`;

/** The field in the office's bar and the inbox share them. */
export const searchWords = createStore<{ text: string }>(() => ({ text: readSearch() }));

/** They survive a reload of this tab without being in its URL. */
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
  if (searchWords.getState().text !== text) searchWords.setState({ text });
}
