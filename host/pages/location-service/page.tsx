import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import type { LocalService } from '../../../catalogue/services/services.ts';
import { findLocalService } from '../../../catalogue/services/services.ts';
import { WhenHere } from '../../components/await.tsx';
import { Hidden } from '../../components/noindex.tsx';
import { Loading } from '../../components/town-pages/loading.tsx';
import { LocalPageMissing, localPageMissing } from '../../components/town-pages/missing.tsx';
import { localServiceJsonLd, localTrailJsonLd } from '../../components/town-pages/structured-data.ts';
import { areaForHead, type LocalData, loadArea } from '../../components/town-pages/town-data.ts';
import { definePage, type PageContext } from '../../page.ts';
import { isTold } from './is-indexable.ts';
import { JobView } from './service-view.tsx';

/** One service in one town (SPEC.md §2). Without text of the town’s own for it, a page is not indexed. */
export const locationService = definePage<LocalData>({
  sheet,
  needs: 'area',
  load: (content, { area }) => loadArea(content, area),
  metadata: (context, data) =>
    metadataOf(context, serviceOf(context), areaForHead(context, data.area, context.params.area)),
  View: ({ data, ...context }) => {
    const service = serviceOf(context);
    return (
      <WhenHere value={data.area} fallback={<Loading text="Loading..." />}>
        {(area) =>
          area && service ? (
            <JobView area={area} areas={data.areas} service={service} />
          ) : (
            <>
              <Hidden />
              <LocalPageMissing />
            </>
          )
        }
      </WhenHere>
    );
  },
});

const serviceOf = ({ params }: Pick<PageContext, 'params'>) => findLocalService(params.service ?? '');

function metadataOf(
  { publicUrl, path }: PageContext,
  service: LocalService | undefined,
  area: ServiceArea | undefined,
) {
  if (!area || !service) return localPageMissing;
  const { name, slug, state } = area;
  const title = `${service.name} in ${name}`;
  const description = `${title}, ${state}: ${lowerFirst(service.description)} Free estimates.`;
  const url = publicUrl + path;
  return {
    title: `${title}, ${state} | ${business.name}`,
    description,
    ...(!isTold(slug, service) && { robots: 'noindex, follow' as const }),
    structuredData: [
      localServiceJsonLd(publicUrl, area, { name: title, description, url }),
      localTrailJsonLd(publicUrl, area, { name: service.name, url }),
    ],
  };
}

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
