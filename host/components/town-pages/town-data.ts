import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import type { PageContext } from '../../page.ts';
import type { Content } from '../../rendering/content.ts';
import type { MaybePromise } from '../await.tsx';

export interface TownData extends Record<string, unknown> {
  areas: readonly ServiceArea[];
  /** Null if there is no such town. */
  area: ServiceArea | null;
}

export function loadArea(content: Content, slug: string | undefined) {
  const areas = content.areas();
  return { areas, area: areas.then((all) => all.find((area) => area.slug === slug) ?? null) };
}

/** The last known state while the town loads. */
export function areaForHead(
  { known }: PageContext,
  late: MaybePromise<ServiceArea | null | undefined>,
  slug: string | undefined,
) {
  return late instanceof Promise ? known?.areas.get(slug ?? '') : (late ?? undefined);
}
