import { areaCounties, type Sought } from './area-match.ts';
import { type AreaAnswer, wholeMiles } from './area-search.ts';
import { inTown, noBreak } from './town.ts';

interface AnswerWords {
  tone: 'yes' | 'near' | 'no';
  said: string;
  more?: string;
  links: readonly AnswerLink[];
}

interface AnswerLink {
  text: string;
  path: string;
}

export function countWords(areas: readonly Pick<Sought, 'county' | 'active'>[]): string {
  const counties = areaCounties(areas).length;
  return `${areas.length} ${areas.length === 1 ? 'area' : 'areas'} in ${counties} ${counties === 1 ? 'county' : 'counties'}`;
}

export function answerWords(answer: AreaAnswer<Sought>): AnswerWords {
  switch (answer.kind) {
    case 'zip':
      return {
        tone: 'yes',
        said: `Yes. ${answer.zip} is ${named(answer.areas, 'and')}.`,
        links: withEstimate(answer.areas, answer.zip),
      };
    case 'town':
      return {
        tone: 'yes',
        said: `Yes. We paint ${inTown(named(answer.areas, 'and'))}.`,
        links: withEstimate(answer.areas),
      };
    case 'other spelling':
      return { tone: 'yes', said: `Yes. That is ${named(answer.areas, 'and')}.`, links: withEstimate(answer.areas) };
    case 'county':
      return { tone: 'yes', said: `Yes. We work all over ${noBreak(answer.county)}.`, links: [estimateAt()] };
    case 'served':
      return {
        tone: 'yes',
        said: `Yes, we come to ${noBreak(answer.place.name)}.`,
        more: `It has no page of its own. ${noBreak(answer.area.name)} is next door, ${inMiles(answer.miles)} as the crow flies.`,
        links: [...townLinks([answer.area]), estimateAt(answer.place.name)],
      };
    case 'several':
      return { tone: 'near', said: `${countWords(answer.areas)}.`, links: few(answer.areas) };
    case 'other county':
      return {
        tone: 'near',
        said: 'Only in another county.',
        more: `${answer.areas.map(({ name, county }) => `${noBreak(name)} is in ${noBreak(county)}`).join(', ')}.`,
        links: few(answer.areas),
      };
    case 'guess':
      return { tone: 'near', said: `Did you mean ${named(answer.areas, 'or')}?`, links: [...few(answer.areas), ask] };
    case 'guessed county': {
      const path = `/service-areas?county=${encodeURIComponent(answer.county)}`;
      return {
        tone: 'near',
        said: `Did you mean ${noBreak(answer.county)}?`,
        links: [{ text: answer.county, path }, ask],
      };
    }
    case 'part of a ZIP':
      return { tone: 'near', said: 'A ZIP code has five digits.', links: [ask] };
    case 'none':
      return {
        tone: 'no',
        said: 'Not on our list.',
        more: `We may still come: ask.${answer.near ? ` From ${noBreak(answer.near.place.name)}, the nearest of our towns is ${noBreak(answer.near.area.name)}, ${inMiles(answer.near.miles)} as the crow flies.` : ''}`,
        links: [ask],
      };
  }
}

/** Where no town is listed: the embedded search has no other way on. */
const ask: AnswerLink = { text: 'Contact Us', path: '/contact' };

/** With the parameters that `host/components/estimate/estimate-link.tsx` reads. */
function estimateAt(city = '', zip = ''): AnswerLink {
  const query = new URLSearchParams({ ...(city && { city }), ...(zip && { zip }) });
  return { text: 'Free estimate', path: `/contact${city || zip ? `?${query}` : ''}#estimate` };
}

const townLinks = (areas: readonly Sought[]): readonly AnswerLink[] =>
  areas.map(({ name, slug }) => ({ text: `Services ${inTown(noBreak(name))}`, path: `/service-areas/${slug}` }));

const withEstimate = (areas: readonly Sought[], zip?: string) => [
  ...townLinks(areas),
  estimateAt(areas.length === 1 ? areas[0]?.name : '', zip),
];

/** More would hide the list, which has them all. */
const few = (areas: readonly Sought[]) => (areas.length > 3 ? [] : townLinks(areas));

const named = (areas: readonly Sought[], or: 'and' | 'or') => areas.map(({ name }) => noBreak(name)).join(` ${or} `);

export function inMiles(miles: number): string {
  const whole = wholeMiles(miles);
  return whole === 1 ? 'about a mile' : `about ${whole} miles`;
}
