import type { ServiceArea } from '../contracts/service-area.ts';
import { counties } from './counties.ts';

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
