import { business } from '../../../catalogue/business.ts';

const key = `${business.namespace}:own-name`;

/** The name of the person at this browser, as shown in the history; '' is the owner. Stored by this browser. */
export function authorName(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function setAuthorName(name: string): void {
  try {
    localStorage.setItem(key, name.trim());
  } catch {}
}
