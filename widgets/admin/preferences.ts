import { business } from '../../catalogue/business.ts';
import { cleanLine } from '../../catalogue/typed-text.ts';

/** Of this browser. Without storage, nothing is kept. */
const preference = (name: string) => ({
  read(): string {
    try {
      return localStorage.getItem(`${business.namespace}:${name}`) ?? '';
    } catch {
      return '';
    }
  },
  write(value: string): void {
    try {
      localStorage.setItem(`${business.namespace}:${name}`, value);
    } catch {}
  },
});

const ownName = preference('own-name');
/** '' for the owner. */
export const authorName = ownName.read;
export const setAuthorName = (name: string) => ownName.write(cleanLine(name));

const officeKeys = preference('office-keys');
/** WCAG 2.1.4 asks for a way to switch single keys off. */
export const areKeysOn = () => officeKeys.read() !== 'off';
export const setKeysOn = (isOn: boolean) => officeKeys.write(isOn ? '' : 'off');
