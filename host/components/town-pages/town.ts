import { breadcrumbJsonLd, serviceJsonLd } from '../../../catalogue/company/structured-data.ts';
import type { ServiceArea } from '../../../catalogue/contracts/content.ts';
import type { Town } from '../../../catalogue/towns/town.ts';
import type { PageContext } from '../../page.ts';
import type { Content } from '../../rendering/content.ts';
import type { MaybePromise } from '../await.tsx';

export interface TownData extends Record<string, unknown> {
  areas: readonly ServiceArea[];
  /** Null if there is no such town. */
  area: ServiceArea | null;
}

export interface TownProps {
  area: ServiceArea;
  areas: MaybePromise<readonly ServiceArea[] | undefined>;
}

/** Starts loading all areas; `area` resolves with null if none has that slug. */
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

export const noBreak = (name: string) => name.replaceAll(' ', '\u00a0');

/** `key`: of a service. Undefined if the town's text says nothing of it. */
export function townNote(text: Town | undefined, key: string): string | undefined {
  const notes: Readonly<Record<string, string>> = text?.notes ?? {};
  return Object.hasOwn(notes, key) ? notes[key] : undefined;
}

/** The first sentence of {@link townNote}. */
export function townNoteTeaser(text: Town | undefined, key: string): string | undefined {
  const note = townNote(text, key);
  return note?.match(/^.*?[.?!](?=\s+\p{Lu}|$)/u)?.[0];
}

interface LocalService {
  name: string;
  description: string;
  url: string;
}

/** https://schema.org/Service, with the town as the area served. */
export function townServiceJsonLd(publicUrl: string, { name, county, state }: ServiceArea, service: LocalService) {
  const areaServed = {
    '@type': 'Place',
    name: `${name}, ${state}`,
    containedInPlace: { '@type': 'AdministrativeArea', name: `${county}, ${state}` },
  };
  return { ...serviceJsonLd({ url: publicUrl }, service), areaServed };
}

/** https://schema.org/BreadcrumbList: home, areas, the town, and `page` if given. */
export function townBreadcrumbsJsonLd(
  publicUrl: string,
  { name, slug }: ServiceArea,
  page?: { name: string; url: string },
) {
  return breadcrumbJsonLd([
    { name: 'Home', url: `${publicUrl}/` },
    { name: 'Areas We Serve', url: `${publicUrl}/service-areas` },
    { name, url: `${publicUrl}/service-areas/${slug}` },
    ...(page ? [page] : []),
  ]);
}
