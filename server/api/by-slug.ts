import { Problem } from '../problem.ts';

/** Finds an item of a list by its slug. Throws a 404 problem if there is none. */
export function bySlug<Item extends { slug: string }>(list: readonly Item[], slug: string | undefined): Item {
  const found = list.find((item) => item.slug === slug);
  if (!found) throw new Problem('not_found');
  return found;
}
