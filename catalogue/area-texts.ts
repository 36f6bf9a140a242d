import { anneArundelTexts } from './area-texts/anne-arundel.ts';
import type { AreaText } from './area-texts/area-text.ts';
import { kentTexts } from './area-texts/kent.ts';
import { lowerShoreTexts } from './area-texts/lower-shore.ts';
import { queenAnnesTexts } from './area-texts/queen-annes.ts';
import { talbotTexts } from './area-texts/talbot.ts';

const texts = new Map<string, AreaText>(
  Object.entries({ ...anneArundelTexts, ...kentTexts, ...lowerShoreTexts, ...queenAnnesTexts, ...talbotTexts }),
);

/** What we say of an area of our own; undefined for one that the owner has added since. */
export function findAreaText(slug: string): AreaText | undefined {
  return texts.get(slug);
}

/** The slugs that have a text. */
export const areaTextSlugs: readonly string[] = [...texts.keys()];
