import { headerAreaGroups } from '../../catalogue/towns/area-names.ts';

/** What a link to an area needs. */
export interface AreaLink {
  name: string;
  slug: string;
}

export interface AreaGroup {
  heading: string;
  areas: readonly AreaLink[];
}

/**
 * The header's four groups, always all four, each with those of its names that the areas hold, in the group's order.
 * An area belongs to a group by its name alone.
 * @param areas undefined while they are late, or when their source failed: the groups stay empty
 */
export function groupAreas(areas: readonly AreaLink[] = []): readonly AreaGroup[] {
  const byName = new Map(areas.map((area) => [area.name, area]));
  return headerAreaGroups.map(({ heading, names }) => ({
    heading,
    areas: names.flatMap((name) => byName.get(name) ?? []),
  }));
}
