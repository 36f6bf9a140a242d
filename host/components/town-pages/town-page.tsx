import type { ReactNode } from 'react';
import { business } from '../../../catalogue/business.ts';
import { breadcrumbJsonLd, serviceJsonLd } from '../../../catalogue/company/structured-data.ts';
import type { ServiceArea } from '../../../catalogue/contracts/content.ts';
import { nearestAreas } from '../../../catalogue/towns/area-search.ts';
import { findPlace } from '../../../catalogue/towns/places.ts';
import { definePage, type Page, type PageContext } from '../../page.ts';
import type { Metadata } from '../../rendering/metadata.ts';
import { Await, type MaybePromise, NoIndex } from '../await.tsx';
import { loading } from './not-found-view.css.ts';

interface TownData extends Record<string, unknown> {
  areas: readonly ServiceArea[];
  /** Null if there is no such town. */
  area: ServiceArea | null;
}

export interface TownProps {
  area: ServiceArea;
  areas: MaybePromise<readonly ServiceArea[] | undefined>;
}

interface TownPage extends Pick<Page, 'kind' | 'sheet' | 'query'> {
  /** Of the path; holds the town's slug. */
  parameter: 'area' | 'slug';
  loadingText: string;
  /** Without a town or a head. */
  missing: Metadata;
  Missing: () => ReactNode;
  /** `crumb` is below the town's. */
  head(area: ServiceArea, context: PageContext): TownHead | undefined;
  View(props: TownProps & { context: PageContext }): ReactNode;
}

interface TownHead extends Pick<Metadata, 'robots'> {
  title: string;
  description: string;
  crumb?: string;
}

export const defineTownPage = ({ parameter, loadingText, missing, Missing, head, View, ...page }: TownPage) =>
  definePage<TownData>({
    ...page,
    needs: 'area',
    load: (content, { [parameter]: wanted }) => {
      const areas = content.areas();
      return { areas, area: areas.then((all) => all.find(({ slug }) => slug === wanted) ?? null) };
    },
    metadata: (context, { area: late }) => {
      const area = late instanceof Promise ? context.known?.areas.get(context.params[parameter] ?? '') : late;
      const known = area && head(area, context);
      return known ? metadataOf(area, known, context) : missing;
    },
    View: ({ data: { area, areas }, ...context }) => (
      <Await
        value={area}
        fallback={
          <p className={loading} role="status">
            {loadingText}
          </p>
        }
      >
        {(here) =>
          here ? (
            <View area={here} areas={areas} context={context} />
          ) : (
            <>
              <NoIndex />
              <Missing />
            </>
          )
        }
      </Await>
    ),
  });

/** The service has the town as its area; the trail is home, areas, the town, and the page if it has a crumb. */
function metadataOf(area: ServiceArea, { crumb, ...head }: TownHead, { publicUrl, path }: PageContext): Metadata {
  const { name, slug, county, state } = area;
  const url = publicUrl + path;
  const service = serviceJsonLd({ url: publicUrl }, { name: head.title, description: head.description, url });
  const areaServed = {
    '@type': 'Place',
    name: `${name}, ${state}`,
    containedInPlace: { '@type': 'AdministrativeArea', name: `${county}, ${state}` },
  };
  const trail = breadcrumbJsonLd([
    { name: 'Home', url: `${publicUrl}/` },
    { name: 'Areas We Serve', url: `${publicUrl}/service-areas` },
    { name, url: `${publicUrl}/service-areas/${slug}` },
    ...(crumb ? [{ name: crumb, url }] : []),
  ]);
  return {
    ...head,
    title: `${head.title}, ${state} | ${business.name}`,
    structuredData: [{ ...service, areaServed }, trail],
  };
}

interface NearestTownsProps extends TownProps {
  children(town: ServiceArea, miles: number): ReactNode;
}

/** The next four, by miles in a straight line. */
export const NearestTowns = ({ area, areas, children }: NearestTownsProps) => (
  <Await value={areas} fallback={null}>
    {(known) => nearTowns(area, known, 4).map((near) => children(near.area, near.miles))}
  </Await>
);

/** Miles are whole, at least one. */
export const nearTowns = ({ slug }: ServiceArea, areas: readonly ServiceArea[] = [], count: number) =>
  nearestAreas(findPlace(slug), areas)
    .slice(0, count)
    .map(({ area, miles }) => ({ area, miles: Math.max(1, Math.round(miles)) }));
