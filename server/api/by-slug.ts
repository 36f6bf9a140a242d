import { Problem } from '../problem.ts';

/** The one of a list that an address names. Throws a 404 problem when there is none. */
export function bySlug<Item extends { slug: string }>(list: readonly Item[], slug: string | undefined): Item {
  const found = list.find((item) => item.slug === slug);
  if (!found) throw new Problem('not_found');
  return found;
}
