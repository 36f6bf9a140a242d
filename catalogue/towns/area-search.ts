import { searchableText } from '../searchable-text.ts';
import { type AreaQuery, areaCounties, matchingAreas, type Sought } from './area-match.ts';
import { type NeighborPlace, neighborPlaces } from './neighbor-places.ts';
import { areaSlug, bareName, findPlace, milesBetween, type Place } from './places.ts';

interface NearTown<Area> {
  place: NeighborPlace;
  area: Area;
  miles: number;
}

export type AreaAnswer<Area> =
  | { kind: 'town' | 'other spelling' | 'several' | 'other county' | 'guess'; areas: readonly Area[] }
  | { kind: 'zip'; zip: string; areas: readonly Area[] }
  | { kind: 'county' | 'guessed county'; county: string }
  | ({ kind: 'served' } & NearTown<Area>)
  | { kind: 'none'; near?: NearTown<Area> | undefined }
  | { kind: 'part of a ZIP' };

interface Finding<Area> {
  found: readonly Area[];
  answer?: AreaAnswer<Area>;
}

/** Longer text is no place name, and slow to compare. */
const longestName = 40;

/** The client's rule, by part of a name, decides; where it finds nothing, a town that the text names is listed. */
export function searchAreas<Area extends Sought>(areas: readonly Area[], query: AreaQuery): Finding<Area> {
  const text = searchableText(query.text);
  const matches = matchingAreas(areas, query);
  if (text === '') return { found: matches };
  const answer = answerTo(
    areas.filter(({ active }) => active === true),
    text,
  );
  if (matches.length > 0) return { found: matches, answer: answer ?? { kind: 'several', areas: matches } };
  const named = areas.filter((area) => isNamed(area, answer));
  const found = named.filter(({ county }) => query.county === '' || county === query.county);
  const elsewhere = found.length === 0 && (named.length > 0 ? named : matchingAreas(areas, { ...query, county: '' }));
  if (elsewhere && elsewhere.length > 0) return { found, answer: { kind: 'other county', areas: elsewhere } };
  return { found, answer: answer ?? { kind: 'none' } };
}

function isNamed<Area extends Sought>(area: Area, answer: AreaAnswer<Area> | undefined): boolean {
  if (area.active !== true) return false;
  switch (answer?.kind) {
    case 'zip':
    case 'town':
    case 'other spelling':
      return answer.areas.includes(area);
    case 'county':
      return answer.county === area.county;
    case 'served':
      return answer.area === area;
  }
  return false;
}

function answerTo<Area extends Sought>(areas: readonly Area[], text: string): AreaAnswer<Area> | undefined {
  const [code = ''] = text.match(/\b\d{5}(-\d{4})?\b/) ?? [];
  const zip = code.slice(0, 5);
  const name = text.replace(code, '').trim();
  const wanted = bareName(name);
  const called = areas.filter(
    (area) => wanted !== '' && (bareName(area.name) === wanted || area.slug === areaSlug(name)),
  );
  if (called.length > 0) {
    const isSame = called.every((area) => name.startsWith(searchableText(area.name)));
    return { kind: isSame ? 'town' : 'other spelling', areas: called };
  }
  const county = areaCounties(areas).find((one) => [one, one.replace(/ County$/, '')].map(bareName).includes(wanted));
  const matches = matchingAreas(areas, { text, county: '' });
  if (county && matches.every((area) => area.county === county)) return { kind: 'county', county };
  if (matches.length === 1 && ` ${searchableText(matches[0]?.name ?? '')}`.includes(` ${text}`))
    return { kind: 'town', areas: matches };
  if (matches.length > 0) return undefined;

  const here = areas.filter(({ zipCodes }) => zipCodes?.includes(zip));
  if (here.length > 0) return { kind: 'zip', zip, areas: here };
  const place = neighborPlaces.find((one) => one.zipCodes.includes(zip) || bareName(one.name) === wanted);
  const near = nearTown(areas, place);
  if (near?.place.isServed) return { kind: 'served', ...near };
  if (near) return { kind: 'none', near };
  if (/^\d{1,4}$/.test(text)) return { kind: 'part of a ZIP' };
  return guess(areas, wanted);
}

export const wholeMiles = (miles: number): number => Math.max(1, Math.round(miles));

/** In miles; leaves out areas without a known place. */
export function nearestAreas<Area extends Pick<Sought, 'slug'>>(place: Place | undefined, areas: readonly Area[]) {
  if (!place) return [];
  return areas
    .flatMap((area) => {
      const there = findPlace(area.slug);
      return there && there !== place ? [{ area, miles: milesBetween(place, there) }] : [];
    })
    .sort((a, b) => a.miles - b.miles);
}

// A misspelled town or county.
function guess<Area extends Sought>(areas: readonly Area[], wanted: string): AreaAnswer<Area> | undefined {
  if (wanted.length < 3 || wanted.length > longestName) return undefined;
  const slips = (name: string) => spellingDistance(wanted, bareName(name));
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
  if (ours.least === least) return { kind: 'guess', areas: ours.found };
  const [county] = counties.found;
  if (counties.least === least && county) return { kind: 'guessed county', county };
  return { kind: 'none', near: nearTown(areas, neighbors.found[0]) };
}

function nearTown<Area extends Sought>(areas: readonly Area[], place: NeighborPlace | undefined) {
  const [nearest] = nearestAreas(place, areas);
  return place && nearest && { place, ...nearest };
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
