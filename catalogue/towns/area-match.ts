import type { ServiceArea } from '../contracts/service-area.ts';

/** What of an area is looked at. */
export type Sought = Pick<ServiceArea, 'name' | 'county' | 'active'>;

export interface AreaQuery {
  /** As typed. */
  text: string;
  /** A county's whole name; empty for all. */
  county: string;
}

/** The active areas whose name or county holds the text, in any case, and that lie in the county (SPEC.md §2). */
export function matchingAreas<Area extends Sought>(
  areas: readonly Area[],
  { text, county }: AreaQuery,
): readonly Area[] {
  const wanted = text.trim().toLowerCase();
  return areas.filter(
    (area) =>
      area.active === true &&
      (county === '' || area.county === county) &&
      (area.name.toLowerCase().includes(wanted) || area.county.toLowerCase().includes(wanted)),
  );
}

/** Each county of the active areas once, by the alphabet. */
export function areaCounties(areas: readonly Sought[]): readonly string[] {
  return [...new Set(areas.filter(({ active }) => active === true).map(({ county }) => county))].sort();
}
