import { localServices } from '../../catalogue/services/services.ts';
import { isIndexable } from '../pages/location-service/is-indexable.ts';
import { fixedPaths } from '../routes.ts';
import type { SiteIndex } from './site-index.ts';

/** One page's canonical path. */
export interface PageUrl {
  path: string;
  /** Whether search engines should list it. */
  isIndexable: boolean;
}

const owners = '/admin';

/** Every URL of the site. Search engines should list all except the owner's and those with little local text. */
export function pageUrlsOf(index: SiteIndex = { areas: new Map(), posts: new Map() }): readonly PageUrl[] {
  const towns = [...index.areas.keys()];
  return [
    ...fixedPaths.map((path) => ({ path, isIndexable: path !== owners })),
    ...[...index.posts.keys()].map((slug) => ({ path: `/blog/${slug}`, isIndexable: true })),
    ...towns.map((slug) => ({ path: `/service-areas/${slug}`, isIndexable: true })),
    ...towns.map((slug) => ({ path: `/${slug}-services`, isIndexable: true })),
    ...localServices.flatMap(({ key, category }) =>
      towns.map((slug) => ({ path: `/${slug}-${key}`, isIndexable: isIndexable(slug, { key, category }) })),
    ),
  ];
}
