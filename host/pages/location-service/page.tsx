import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import type { LocalService } from '../../../catalogue/services/services.ts';
import { findLocalService } from '../../../catalogue/services/services.ts';
import { inTown } from '../../../catalogue/towns/town.ts';
import { Await } from '../../components/await.tsx';
import { NoIndex } from '../../components/noindex.tsx';
import { Loading } from '../../components/town-pages/loading.tsx';
import { TownPageNotFound, townPageNotFound } from '../../components/town-pages/not-found-view.tsx';
import { townBreadcrumbsJsonLd, townServiceJsonLd } from '../../components/town-pages/structured-data.ts';
import { areaForHead, loadArea, type TownData } from '../../components/town-pages/town-data.ts';
import { definePage, type PageContext } from '../../page.ts';
import { isIndexable } from './is-indexable.ts';
import { ServiceView } from './service-view.tsx';

export const locationService = definePage<TownData>({
  kind: 'local',
  sheet,
  needs: 'area',
  load: (content, { area }) => loadArea(content, area),
  metadata: (context, data) =>
    metadataOf(context, serviceOf(context), areaForHead(context, data.area, context.params.area)),
  View: ({ data, ...context }) => {
    const service = serviceOf(context);
    return (
      <Await value={data.area} fallback={<Loading text="Loading..." />}>
        {(area) =>
          area && service ? (
            <ServiceView area={area} areas={data.areas} service={service} />
          ) : (
            <>
              <NoIndex />
              <TownPageNotFound />
            </>
          )
        }
      </Await>
    );
  },
});

const serviceOf = ({ params }: Pick<PageContext, 'params'>) => findLocalService(params.service ?? '');

function metadataOf(
  { publicUrl, path }: PageContext,
  service: LocalService | undefined,
  area: ServiceArea | undefined,
) {
  if (!area || !service) return townPageNotFound;
  const { name, slug, state } = area;
  const title = `${service.name} ${inTown(name)}`;
  const description = `${title}, ${state}: ${lowerFirst(service.description)} Free estimates.`;
  const url = publicUrl + path;
  return {
    title: `${title}, ${state} | ${business.name}`,
    description,
    ...(!isIndexable(slug, service) && { robots: 'noindex, follow' as const }),
    structuredData: [
      townServiceJsonLd(publicUrl, area, { name: title, description, url }),
      townBreadcrumbsJsonLd(publicUrl, area, { name: service.name, url }),
    ],
  };
}

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
