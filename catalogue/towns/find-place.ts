import type { Place } from './town.ts';
import { townPlaces } from './town-places.precomputed.ts';

const places = new Map(townPlaces);

/** Where a town is; undefined for one that the owner added in the back office. */
export const findPlace = (slug: string): Place | undefined => places.get(slug);
