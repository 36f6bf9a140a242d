import { counties } from './counties.ts';
import type { Place } from './town.ts';

/** The location of each town by slug, the only part of the towns’ records that browsers need. */
export const townPlaces: readonly (readonly [slug: string, place: Place])[] = counties.flatMap(({ towns }) =>
  towns.map(({ slug, place }) => [slug, place] as const),
);
