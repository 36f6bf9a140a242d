import { business } from '../../../catalogue/business.ts';
import { cleanLine } from '../../../catalogue/typed-text.ts';

const key = `${business.namespace}:own-name`;

/** '' for the owner. Stored in this browser. */
export function authorName(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function setAuthorName(name: string): void {
  try {
    localStorage.setItem(key, cleanLine(name));
  } catch {}
}
