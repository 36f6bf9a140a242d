import { serviceTypes } from '../contracts/form-names.ts';

/** From the names of `records/`, in the client's order; `cedar-maintenance` is sixteenth. */
export const localServiceKeys: readonly string[] = [
  'interior-painting',
  'exterior-painting',
  'pressure-washing',
  'cabinet-painting',
  'deck-staining',
  'fence-painting',
  'wallpaper-removal',
  'color-consultation',
  'commercial-painting',
  'drywall-repair',
  'power-washing',
  'wood-staining',
  'trim-painting',
  'accent-walls',
  'house-washing',
  'cedar-maintenance',
];

const keys: readonly string[] = [...serviceTypes, ...localServiceKeys];

export const reviewedServices: readonly (readonly [key: string, name: string])[] = keys
  .filter((key, at) => keys.indexOf(key) === at && key !== 'exterior-painting' && key !== 'interior-painting')
  .map((key) => [key, key.charAt(0).toUpperCase() + key.slice(1).replaceAll('-', ' ')]);

export const keyOf = (name: string): string => name.toLowerCase().replace(/\s+/g, '-');

/** Takes a key or a name, ignoring case; other text stays. */
export function knownService(text: string): string {
  const key = keyOf(text);
  return keys.includes(key) ? key : text;
}
