import { neutralTone, tones } from './tones.css.ts';

/** The class that sets a category's color; categories without their own share a neutral one. */
export const toneOf = (category: string): string =>
  Object.hasOwn(tones, category) ? (tones[category] ?? neutralTone) : neutralTone;
