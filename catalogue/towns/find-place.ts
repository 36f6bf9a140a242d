import type { Place } from './town.ts';
import { townPlaces } from './town-places.precomputed.ts';

const places = new Map(townPlaces);

/** Where a town lies; undefined for one that the owner has added in the office. */
export const findPlace = (slug: string): Place | undefined => places.get(slug);
