import type { ServiceArea } from '../contracts/content.ts';
import { areaCounties, type Sought } from './area-match.ts';
import type { AreaHint } from './area-search.ts';

export type Piece = string | { text: string; path: string };

export function countWords(areas: readonly Sought[]): string {
  const counties = areaCounties(areas).length;
  return `${areas.length} ${areas.length === 1 ? 'area' : 'areas'} in ${counties} ${counties === 1 ? 'county' : 'counties'}`;
}

export function hintWords(hint: AreaHint, text: string): readonly Piece[] {
  switch (hint.kind) {
    case 'other-county':
      return ['Only in another county: ', ...inList(hint.areas, ({ county }) => ` (${county})`)];
    case 'zip':
      return [`${text.trim()} is in our area: `, ...inList(hint.areas)];
    case 'spelling':
      return ['Did you mean ', ...inList(hint.areas), '?'];
    case 'county':
      return [
        'Did you mean ',
        { text: hint.county, path: `/service-areas?county=${encodeURIComponent(hint.county)}` },
        '?',
      ];
    case 'nearest':
      return [
        `${hint.place} has no page of its own. The nearest of our towns is `,
        linkTo(hint.area),
        `, ${inMiles(hint.miles)} away in a straight line.`,
      ];
  }
}

const linkTo = ({ name, slug }: ServiceArea): Piece => ({ text: name, path: `/service-areas/${slug}` });

const inList = (areas: readonly ServiceArea[], after: (area: ServiceArea) => string = () => ''): readonly Piece[] =>
  areas.flatMap((area, index) => [index > 0 ? ', ' : '', linkTo(area), after(area)]).filter((piece) => piece !== '');

function inMiles(miles: number): string {
  const whole = Math.max(1, Math.round(miles));
  return whole === 1 ? 'about a mile' : `about ${whole} miles`;
}
