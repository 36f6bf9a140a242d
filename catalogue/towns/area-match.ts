import type { ServiceArea } from '../contracts/service-area.ts';
import { searchableText } from '../searchable-text.ts';

/** The fields of an area that are searched. */
export type Sought = Pick<ServiceArea, 'name' | 'county' | 'active'>;

export interface AreaQuery {
  /** As typed. */
  text: string;
  /** The full name of a county; empty for all. */
  county: string;
}

/** The active areas in the county whose name or county contains the text, as {@link searchableText} compares. */
export function matchingAreas<Area extends Sought>(
  areas: readonly Area[],
  { text, county }: AreaQuery,
): readonly Area[] {
  const wanted = searchableText(text);
  return areas.filter(
    (area) =>
      area.active === true &&
      (county === '' || area.county === county) &&
      [area.name, area.county].some((name) => searchableText(name).includes(wanted)),
  );
}

/** Each county of the active areas once, in alphabetical order. */
export function areaCounties(areas: readonly Sought[]): readonly string[] {
  return [...new Set(areas.filter(({ active }) => active === true).map(({ county }) => county))].sort();
}
