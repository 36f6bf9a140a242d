import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import { areaMainServices, areaSpecialties } from '../../../catalogue/services/services.ts';
import { Await } from '../../components/await.tsx';
import { NoIndex } from '../../components/noindex.tsx';
import { Loading } from '../../components/town-pages/loading.tsx';
import { AreaNotFound, areaNotFound } from '../../components/town-pages/not-found-view.tsx';
import { townBreadcrumbsJsonLd, townServiceJsonLd } from '../../components/town-pages/structured-data.ts';
import { areaForHead, loadArea, type TownData } from '../../components/town-pages/town-data.ts';
import { definePage, type PageContext } from '../../page.ts';
import { AreaView } from './area-view.tsx';

/** `?service=` is listed first. */
export const serviceArea = definePage<TownData>({
  kind: 'area',
  sheet,
  query: ['service'],
  needs: 'area',
  load: (content, { slug }) => loadArea(content, slug),
  metadata: (context, data) => metadataOf(context, areaForHead(context, data.area, context.params.slug)),
  View: ({ data, query }) => (
    <Await value={data.area} fallback={<Loading text="Loading service area..." />}>
      {(area) =>
        area ? (
          <AreaView area={area} areas={data.areas} chosen={chosenOf(query)} />
        ) : (
          <>
            <NoIndex />
            <AreaNotFound />
          </>
        )
      }
    </Await>
  ),
});

const chosenOf = (query: PageContext['query']) =>
  [...areaMainServices, ...areaSpecialties].find(({ key }) => key === query.get('service'));

function metadataOf({ publicUrl, path }: PageContext, area: ServiceArea | undefined) {
  if (!area) return areaNotFound;
  const { name, state, description, metaDescription = description } = area;
  const service = { name: `Painting Services in ${name}`, description: metaDescription, url: publicUrl + path };
  return {
    title: `Painting Services in ${name}, ${state} | ${business.name}`,
    description: metaDescription,
    structuredData: [townServiceJsonLd(publicUrl, area, service), townBreadcrumbsJsonLd(publicUrl, area)],
  };
}
