import { business } from '../../catalogue/business.ts';
import { cleanLine } from '../../catalogue/typed-text.ts';

const nameKey = `${business.namespace}:own-name`;

/** '' for the owner. Stored in this browser. */
export function authorName(): string {
  try {
    return localStorage.getItem(nameKey) ?? '';
  } catch {
    return '';
  }
}

export function setAuthorName(name: string): void {
  try {
    localStorage.setItem(nameKey, cleanLine(name));
  } catch {}
}

const keysKey = `${business.namespace}:office-keys`;

/** On this device. WCAG 2.1.4 asks for a way to switch single keys off. */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(keysKey) !== 'off';
  } catch {
    return true;
  }
}

export function setKeysOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(keysKey);
    else localStorage.setItem(keysKey, 'off');
  } catch {}
}
