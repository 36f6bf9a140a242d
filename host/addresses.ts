import { localServices } from '../catalogue/local-services.ts';
import { fixedPaths } from './routes.ts';
import type { SiteIndex } from './site-index.ts';

/** One page's canonical path. */
export interface Address {
  path: string;
  /** Whether search engines are to show it. */
  isIndexable: boolean;
}

const owners = '/admin';

/**
 * Every address of the site. Search engines get all but the owner's and the special services of each town, which say
 * little of that town (DECISIONS.md, Search engines).
 */
export function addressesOf(index: SiteIndex = { areas: new Set(), posts: new Set() }): readonly Address[] {
  const towns = [...index.areas];
  return [
    ...fixedPaths.map((path) => ({ path, isIndexable: path !== owners })),
    ...[...index.posts].map((slug) => ({ path: `/blog/${slug}`, isIndexable: true })),
    ...towns.map((slug) => ({ path: `/service-areas/${slug}`, isIndexable: true })),
    ...towns.map((slug) => ({ path: `/${slug}-services`, isIndexable: true })),
    ...localServices.flatMap(({ key, category }) =>
      towns.map((slug) => ({ path: `/${slug}-${key}`, isIndexable: category === 'main' })),
    ),
  ];
}
