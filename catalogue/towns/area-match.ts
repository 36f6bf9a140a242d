import type { ServiceArea } from '../contracts/content.ts';
import { searchableText } from '../searchable-text.ts';

export type Sought = Pick<ServiceArea, 'name' | 'slug' | 'county' | 'zipCodes' | 'active'>;

export interface AreaQuery {
  text: string;
  county: string;
}

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

export function areaCounties(areas: readonly Pick<Sought, 'county' | 'active'>[]): readonly string[] {
  return [...new Set(areas.filter(({ active }) => active === true).map(({ county }) => county))].sort();
}
