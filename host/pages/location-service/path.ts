import { localServiceKeys } from '../../../catalogue/services/local-service-keys.ts';
import type { LocalService } from '../../../catalogue/services/services.ts';
import { findTown } from '../../../catalogue/towns/counties.ts';
import { townNote } from '../../../catalogue/towns/town.ts';
import type { SiteIndex } from '../../page.ts';

const longestFirst = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length);
const services = longestFirst([...localServiceKeys, 'services']);

/** The longest known service, or `services`, wins, then the longest known area, which an unknown service redirects to. */
export function parseLocationService(
  segment: string,
  { areas }: SiteIndex,
): { slug: string; service: string } | { redirect: string } | undefined {
  const service = services.find((key) => segment.endsWith(`-${key}`));
  if (service) {
    const slug = segment.slice(0, -service.length - 1);
    return areas.has(slug) ? { slug, service } : undefined;
  }
  const area = longestFirst(areas.keys()).find((slug) => segment.startsWith(`${slug}-`));
  return area ? { redirect: `/${area}-services` } : undefined;
}

/** A specialty needs local text of its own. */
export const isIndexable = (slug: string, { key, isMain }: Pick<LocalService, 'key' | 'isMain'>): boolean =>
  isMain || townNote(findTown(slug), key) !== undefined;
