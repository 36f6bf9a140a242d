import { business } from '../../../catalogue/business.ts';

const key = `${business.namespace}:office-keys`;

/** On this device. WCAG 2.1.4 asks for a way to switch single keys off. */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

export function setKeysOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {}
}
