import { serviceTypes } from '../contracts/service-type-names.ts';
import { localServiceKeys } from './local-service-keys.ts';

const keys: readonly string[] = [...serviceTypes, ...localServiceKeys];

/**
 * The services that a review can be about, as `[key, name]`: the three with their own color, then those with a page in
 * every town, without other names of the first three.
 */
export const reviewedServices: readonly (readonly [key: string, name: string])[] = keys
  .filter((key, at) => keys.indexOf(key) === at && key !== 'exterior-painting' && key !== 'interior-painting')
  .map((key) => [key, key.charAt(0).toUpperCase() + key.slice(1).replaceAll('-', ' ')]);

/** The key of a service given as a key or a name, ignoring case; any other text is returned unchanged. */
export function knownService(text: string): string {
  const key = text.toLowerCase().replace(/\s+/g, '-');
  return keys.includes(key) ? key : text;
}
