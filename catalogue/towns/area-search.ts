import type { ServiceArea } from '../contracts/content.ts';
import { searchableText } from '../searchable-text.ts';
import { type AreaQuery, areaCounties, matchingAreas } from './area-match.ts';
import { type NeighborPlace, neighborPlaces } from './neighbor-places.ts';
import { areaSlug, findPlace, milesBetween, type Place } from './places.ts';

export type AreaHint =
  | { kind: 'other-county' | 'zip' | 'spelling'; areas: readonly ServiceArea[] }
  | { kind: 'county'; county: string }
  | { kind: 'nearest'; place: string; area: ServiceArea; miles: number };

/** Longer text is no place name, and slow to compare. */
const longestName = 40;

/** Shown below the heading of no results by `host/pages/service-areas/list.tsx` and `widgets/area-search/answers.tsx`. */
export function areaHint(areas: readonly ServiceArea[], query: AreaQuery): AreaHint | undefined {
  const anywhere = matchingAreas(areas, { ...query, county: '' });
  const text = searchableText(query.text);
  if (text === '' || text.length > longestName) return undefined;
  if (anywhere.length > 0) return { kind: 'other-county', areas: anywhere };
  const active = areas.filter((area) => area.active === true);
  return /^\d{5}(-\d{4})?$/.test(text) ? zipHint(active, text.slice(0, 5)) : nameHint(active, text);
}

/** In miles; leaves out areas without a known place. */
export function nearestAreas(place: Place | undefined, areas: readonly ServiceArea[]) {
  if (!place) return [];
  return areas
    .flatMap((area) => {
      const there = findPlace(area.slug);
      return there && there !== place ? [{ area, miles: milesBetween(place, there) }] : [];
    })
    .sort((a, b) => a.miles - b.miles);
}

function zipHint(areas: readonly ServiceArea[], zip: string): AreaHint | undefined {
  const here = areas.filter(({ zipCodes }) => zipCodes?.includes(zip));
  if (here.length > 0) return { kind: 'zip', areas: here };
  return nearestHint(
    areas,
    neighborPlaces.find(({ zipCodes }) => zipCodes.includes(zip)),
  );
}

function nameHint(areas: readonly ServiceArea[], text: string): AreaHint | undefined {
  const alias = areas.filter(({ slug }) => slug === areaSlug(text));
  if (alias.length > 0) return { kind: 'spelling', areas: alias };
  const wanted = plain(text);
  if (wanted.length < 3) return undefined;
  const slips = (name: string) => spellingDistance(wanted, plain(name));
  const best = <Named>(list: readonly Named[], nameOf: (named: Named) => string) => {
    const least = Math.min(...list.map((named) => slips(nameOf(named))));
    return { least, found: list.filter((named) => slips(nameOf(named)) === least) };
  };
  const allowed = wanted.length < 5 ? 1 : wanted.length < 9 ? 2 : 3;
  const ours = best(areas, ({ name }) => name);
  const neighbors = best(neighborPlaces, ({ name }) => name);
  const counties = best(areaCounties(areas), (county) => county.replace(/ County$/, ''));
  const least = Math.min(ours.least, neighbors.least, counties.least);
  if (least > allowed) return undefined;
  if (ours.least === least) return { kind: 'spelling', areas: ours.found };
  const [county] = counties.found;
  if (counties.least === least && county) return { kind: 'county', county };
  return nearestHint(areas, neighbors.found[0]);
}

function nearestHint(areas: readonly ServiceArea[], place: NeighborPlace | undefined): AreaHint | undefined {
  const [nearest] = nearestAreas(place, areas);
  return place && nearest && { kind: 'nearest', place: place.name, area: nearest.area, miles: nearest.miles };
}

/** Ignores case, punctuation and state; unifies Saint. */
function plain(name: string): string {
  return searchableText(name)
    .replace(/,?\s+(md|maryland)$/, '')
    .replace(/\bsaint\b/, 'st')
    .replace(/[^a-z]/g, '');
}

/** Optimal string alignment; case-sensitive. */
export function spellingDistance(one: string, other: string): number {
  const width = other.length + 1;
  const cost = new Uint16Array((one.length + 1) * width);
  const at = (i: number, j: number) => cost[i * width + j] ?? 0;
  for (let i = 0; i <= one.length; i++) {
    for (let j = 0; j < width; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      cost[i * width + j] =
        i === 0 || j === 0
          ? i + j
          : Math.min(
              at(i - 1, j) + 1,
              at(i, j - 1) + 1,
              at(i - 1, j - 1) + (isSame ? 0 : 1),
              isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
            );
    }
  }
  return at(one.length, other.length);
}
