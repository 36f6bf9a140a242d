import type { LocalService } from '../../../catalogue/services/services.ts';
import { findTown } from '../../../catalogue/towns/counties.ts';
import { townNote } from '../../../catalogue/towns/town.ts';

interface LocationService {
  area: string;
  /** A key of the local services, or 'services' for all of them. */
  service: string;
}

/** The longest known service wins, then the longest known area, which an unknown service redirects to. */
export function parseLocationService(
  segment: string,
  services: readonly string[],
  areas: Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>,
): LocationService | { redirect: string } | undefined {
  const longestFirst = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length);
  const service = longestFirst([...services, 'services']).find((key) => segment.endsWith(`-${key}`));
  if (service) {
    const area = segment.slice(0, -service.length - 1);
    return areas.has(area) ? { area, service } : undefined;
  }
  const area = longestFirst(areas.keys()).find((slug) => segment.startsWith(`${slug}-`));
  return area ? { redirect: `/${area}-services` } : undefined;
}

/** A specialty needs local text of its own. */
export const isIndexable = (slug: string, { key, isMain }: Pick<LocalService, 'key' | 'isMain'>): boolean =>
  isMain || townNote(findTown(slug), key) !== undefined;
