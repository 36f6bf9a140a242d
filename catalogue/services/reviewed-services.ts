import { serviceTypes } from '../contracts/service-type-names.ts';
import { localServiceKeys } from './local-service-keys.ts';

const keys: readonly string[] = [...serviceTypes, ...localServiceKeys];

export const reviewedServices: readonly (readonly [key: string, name: string])[] = keys
  .filter((key, at) => keys.indexOf(key) === at && key !== 'exterior-painting' && key !== 'interior-painting')
  .map((key) => [key, key.charAt(0).toUpperCase() + key.slice(1).replaceAll('-', ' ')]);

/** Takes a key or a name, ignoring case; other text stays. */
export function knownService(text: string): string {
  const key = text.toLowerCase().replace(/\s+/g, '-');
  return keys.includes(key) ? key : text;
}
