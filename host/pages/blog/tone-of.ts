import { neutralTone, tones } from './tones.css.ts';

/** The class that gives a category its color; those without one of their own share a neutral one. */
export const toneOf = (category: string): string =>
  Object.hasOwn(tones, category) ? (tones[category] ?? neutralTone) : neutralTone;
