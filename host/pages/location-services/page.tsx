import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import { capitalNumberWord } from '../../../catalogue/number-words.ts';
import { localServices } from '../../../catalogue/services/services.ts';
import { inTown } from '../../../catalogue/towns/town.ts';
import { Await } from '../../components/await.tsx';
import { NoIndex } from '../../components/noindex.tsx';
import { Loading } from '../../components/town-pages/loading.tsx';
import { TownPageNotFound, townPageNotFound } from '../../components/town-pages/not-found-view.tsx';
import { townBreadcrumbsJsonLd, townServiceJsonLd } from '../../components/town-pages/structured-data.ts';
import { areaForHead, loadArea, type TownData } from '../../components/town-pages/town-data.ts';
import { definePage, type PageContext } from '../../page.ts';
import { ServicesView } from './services-view.tsx';

export const locationServices = definePage<TownData>({
  kind: 'local',
  sheet,
  needs: 'area',
  load: (content, { area }) => loadArea(content, area),
  metadata: (context, data) => metadataOf(context, areaForHead(context, data.area, context.params.area)),
  View: ({ data }) => (
    <Await value={data.area} fallback={<Loading text="Loading..." />}>
      {(area) =>
        area ? (
          <ServicesView area={area} areas={data.areas} />
        ) : (
          <>
            <NoIndex />
            <TownPageNotFound />
          </>
        )
      }
    </Await>
  ),
});

function metadataOf({ publicUrl, path }: PageContext, area: ServiceArea | undefined) {
  if (!area) return townPageNotFound;
  const { name, county, state } = area;
  const title = `All Painting Services in ${name}`;
  const description = `${capitalNumberWord(localServices.length)} painting and pressure-washing services ${inTown(name)}, ${county}, from whole exteriors to one accent wall. Free estimates.`;
  const url = publicUrl + path;
  return {
    title: `${title}, ${state} | ${business.name}`,
    description,
    structuredData: [
      townServiceJsonLd(publicUrl, area, { name: title, description, url }),
      townBreadcrumbsJsonLd(publicUrl, area, { name: 'All services', url }),
    ],
  };
}
