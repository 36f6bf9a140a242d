import { business } from '../../../catalogue/business.ts';

const key = `${business.namespace}:office-keys`;

/** Whether single keys act in the inbox on this device. They do until the owner switches them off (WCAG 2.1.4). */
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
