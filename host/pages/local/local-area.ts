import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import type { Content } from '../../content.ts';
import type { Late } from '../../late.tsx';

/** What every page of one town reads. */
export interface LocalData extends Record<string, unknown> {
  areas: readonly ServiceArea[];
  /** Null when there is no such town. */
  area: ServiceArea | null;
}

/** Reads the areas once, for the menu, the neighbors and the town itself. */
export function loadArea(content: Content, slug: string | undefined) {
  const areas = content.areas();
  return { areas, area: areas.then((all) => all.find((area) => area.slug === slug) ?? null) };
}

/** A value that is here; undefined while it is late, and when there is none. */
export function here<Value>(late: Late<Value | null | undefined>): Value | undefined {
  return late instanceof Promise ? undefined : (late ?? undefined);
}
