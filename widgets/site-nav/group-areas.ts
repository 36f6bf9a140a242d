import { headerAreaGroups } from '../../catalogue/towns/header-area-groups.precomputed.ts';

/** The fields that a link to an area needs. */
export interface AreaLink {
  name: string;
  slug: string;
}

export interface AreaGroup {
  heading: string;
  areas: readonly AreaLink[];
}

/**
 * The header's four groups, even empty ones. Each has the areas that it lists by name, in the group's order.
 * @param areas undefined while they load, or if loading failed: the groups stay empty
 */
export function groupAreas(areas: readonly AreaLink[] = []): readonly AreaGroup[] {
  const byName = new Map(areas.map((area) => [area.name, area]));
  return headerAreaGroups.map(({ heading, names }) => ({
    heading,
    areas: names.flatMap((name) => byName.get(name) ?? []),
  }));
}
