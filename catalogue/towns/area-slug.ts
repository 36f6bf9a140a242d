import { areaSpellings } from './area-spellings.precomputed.ts';

const slugs = new Map(areaSpellings);

/**
 * The slug of a place in any spelling used on the site: lowercase, spaces to hyphens, the first period removed. The
 * place may not have a page: link a name only if an area with that slug exists.
 */
export function areaSlug(name: string): string {
  return slugs.get(name) ?? name.toLowerCase().replaceAll(' ', '-').replace('.', '');
}
