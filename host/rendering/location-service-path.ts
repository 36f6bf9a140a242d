/** What a path of one segment says: an area with one of its services, or with all of them. */
export interface LocationService {
  area: string;
  /** A key of the local services, or 'services' for all of them. */
  service: string;
}

/**
 * Splits `/{area}-{service}`. Known services win by length, then known areas: an unknown service of a
 * known area leads to that area's services.
 * @param areas slugs of the areas there are
 * @returns undefined when no part of it is known
 */
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
