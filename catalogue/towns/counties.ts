import type { ServiceArea } from '../contracts/content.ts';
import { anneArundel } from './counties/anne-arundel.ts';
import { caroline } from './counties/caroline.ts';
import { dorchester } from './counties/dorchester.ts';
import { kent } from './counties/kent.ts';
import { queenAnnes } from './counties/queen-annes.ts';
import { talbot } from './counties/talbot.ts';
import type { County, Town } from './town.ts';

export const counties: readonly County[] = [anneArundel, caroline, dorchester, kent, queenAnnes, talbot];

const towns = new Map(counties.flatMap((county) => county.towns.map((town) => [town.slug, town] as const)));

export const findTown = (slug: string): Town | undefined => towns.get(slug);

/** Seeds the store; sorted by slug. */
export const areas: readonly ServiceArea[] = counties
  .flatMap((county) =>
    county.towns.map(({ name, slug, zipCodes, description, metaDescription }) => ({
      id: `area-${slug}`,
      name,
      slug,
      county: county.name,
      state: 'MD',
      zipCodes: [...zipCodes],
      description,
      metaDescription,
      active: true,
    })),
  )
  .sort((a, b) => (a.slug < b.slug ? -1 : 1));
