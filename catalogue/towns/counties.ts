import type { ServiceArea } from '../contracts/content.ts';
import { anneArundel } from './counties/anne-arundel.ts';
import { caroline } from './counties/caroline.ts';
import { dorchester } from './counties/dorchester.ts';
import { kent } from './counties/kent.ts';
import { queenAnnes } from './counties/queen-annes.ts';
import { talbot } from './counties/talbot.ts';
import { areaSlug } from './places.ts';
import type { County, Town } from './town.ts';

export const counties: readonly County[] = [anneArundel, caroline, dorchester, kent, queenAnnes, talbot];

const towns = counties.flatMap((county) =>
  county.towns.map((town) => ({ slug: areaSlug(town.name), ...town, county: county.name })),
);
const bySlug = new Map(towns.map((town) => [town.slug, town]));

export const findTown = (slug: string): Town | undefined => bySlug.get(slug);

/** Seeds the store; sorted by slug. */
export const areas: readonly ServiceArea[] = towns
  .map(({ name, slug, county, zipCodes, description, metaDescription }) => ({
    id: `area-${slug}`,
    name,
    slug,
    county,
    state: 'MD',
    zipCodes: [...zipCodes],
    description,
    metaDescription,
    active: true,
  }))
  .sort((a, b) => (a.slug < b.slug ? -1 : 1));
