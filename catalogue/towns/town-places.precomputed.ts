import { counties } from './counties.ts';
import type { Place } from './town.ts';

/** Where each town lies, by slug: all that browsers need of the towns’ records. */
export const townPlaces: readonly (readonly [slug: string, place: Place])[] = counties.flatMap(({ towns }) =>
  towns.map(({ slug, place }) => [slug, place] as const),
);
