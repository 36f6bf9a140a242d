import { neutralTone, tones } from './tones.css.ts';

/** Categories that the owner adds share a neutral one. */
export const toneOf = (category: string): string =>
  Object.hasOwn(tones, category) ? (tones[category] ?? neutralTone) : neutralTone;
