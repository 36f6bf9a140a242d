import type { ReactNode } from 'react';
import { placeJsonLd, serviceJsonLd } from '../../../catalogue/company/structured-data.ts';
import type { ServiceArea } from '../../../catalogue/contracts/content.ts';
import { nearestAreas, wholeMiles } from '../../../catalogue/towns/area-search.ts';
import { findPlace } from '../../../catalogue/towns/places.ts';
import { definePage, type Metadata, type Page, type PageContext } from '../../page.ts';
import { type Areas, Await, NoIndex } from '../await.tsx';
import { EstimateOrCall, estimateLink } from '../estimate/estimate-link.tsx';
import { lead } from '../layout/base.css.ts';
import { BayChart, BayWindow, countyClass, Here, spotOf, windowAround } from './bay-chart.tsx';
import { actions, crumb } from './layout.css.ts';
import { loading } from './not-found-view.css.ts';

export interface TownProps {
  area: ServiceArea;
  areas: Areas;
}

interface TownPage extends Pick<Page, 'kind' | 'sheet' | 'query' | 'estimate'> {
  loadingText?: string;
  missing: { metadata: Metadata; View(): ReactNode };
  /** `crumb` is below the town's. */
  head(area: ServiceArea, context: PageContext): TownHead;
  className?(context: PageContext): string;
  View(props: TownProps & { context: PageContext }): ReactNode;
}

type TownHead = Pick<Metadata, 'robots' | 'crumb' | 'hasMarkdown'> & { title: string; description: string };

export const knownArea = ({ known, params }: PageContext): ServiceArea | undefined =>
  known?.areas.get(params.slug ?? '');

export const defineTownPage = ({ loadingText = 'Loading...', missing, head, className, View, ...page }: TownPage) =>
  definePage<{ area: ServiceArea | null }>({
    estimate: (context) => estimateLink({ town: knownArea(context) }),
    ...page,
    needs: 'area',
    load: (content, params) => ({
      area: content.areas().then((all) => all.find(({ slug }) => slug === params.slug) ?? null),
    }),
    metadata: (context, { area: late }) => {
      const area = late instanceof Promise ? knownArea(context) : late;
      return area ? metadataOf(area, head(area, context), context) : missing.metadata;
    },
    View: ({ data: { area }, ...context }) => (
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
            <div className={`${countyClass(here.county)} ${className?.(context) ?? ''}`.trim()}>
              <BayChart />
              <View area={here} areas={context.areas} context={context} />
            </div>
          ) : (
            <>
              <NoIndex />
              <missing.View />
            </>
          )
        }
      </Await>
    ),
  });

function metadataOf(area: ServiceArea, head: TownHead, { publicUrl, path }: PageContext): Metadata {
  const { name, slug, state } = area;
  const url = publicUrl + path;
  const service = serviceJsonLd(publicUrl, { name: head.title, description: head.description, url });
  const parents = [
    { name: 'Areas We Serve', path: '/service-areas' },
    { name, path: `/service-areas/${slug}` },
  ];
  return {
    ...head,
    title: `${head.title}, ${state}`,
    structuredData: [{ ...service, areaServed: placeJsonLd(area) }],
    parents,
  };
}

interface TownIntroProps {
  above: { name: string; path: string };
  title: string;
  className: string;
  text: string;
  estimate: string;
  children?: ReactNode;
}

export const TownIntro = ({ above, title, className, text, estimate, children }: TownIntroProps) => (
  <>
    <p className={crumb}>
      <a href={above.path}>{above.name}</a>
    </p>
    <h1 className={className} id="title">
      {title}
    </h1>
    <p className={lead}>{text}</p>
    {children}
    <EstimateOrCall className={actions} href={estimate} />
  </>
);

export const pageOf = ({ name, slug, county }: ServiceArea) => ({
  name: `${name}, ${county}`,
  path: `/service-areas/${slug}`,
});

interface TownChartProps {
  slug: string;
  as: 'div' | 'span';
  className: string;
  /** All in units of the drawing. `left`: how much more is on that side. */
  width: number;
  height: number;
  left?: number;
}

export function TownChart({ slug, as: Frame, className, width, height, left = 0 }: TownChartProps) {
  const spot = spotOf(slug);
  return (
    spot && (
      <Frame className={className}>
        <BayWindow viewBox={windowAround({ x: spot.x - left, y: spot.y }, width, height)}>
          <Here spot={spot} />
        </BayWindow>
      </Frame>
    )
  );
}

interface NearestTownsProps extends TownProps {
  children(town: ServiceArea, miles: number): ReactNode;
}

export const NearestTowns = ({ area, areas, children }: NearestTownsProps) => (
  <Await value={areas}>{(known) => nearTowns(area, known, 4).map((near) => children(near.area, near.miles))}</Await>
);

export const nearTowns = ({ slug }: ServiceArea, areas: readonly ServiceArea[] = [], count: number) =>
  nearestAreas(findPlace(slug), areas)
    .slice(0, count)
    .map(({ area, miles }) => ({ area, miles: wholeMiles(miles) }));
