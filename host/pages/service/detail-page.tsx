import type { ReactNode } from 'react';
import { business } from '../../../catalogue/business.ts';
import { faq } from '../../../catalogue/company/faq.ts';
import { serviceJsonLd } from '../../../catalogue/company/structured-data.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import type { ServicePage } from '../../../catalogue/services/pages/service-page.ts';
import { detailPageAreaNames } from '../../../catalogue/towns/area-names.ts';
import { EstimateIsland, estimateAnchor, estimatePage } from '../../components/estimate-island.tsx';
import { Towns } from '../../components/towns.tsx';
import { definePage, type PageProps } from '../../page.ts';
import { breadcrumbsFromHome } from '../../rendering/breadcrumbs.ts';
import { CallBar } from './call-bar.tsx';
import { Hero } from './hero.tsx';
import * as layout from './page.css.ts';
import { PaintStrip } from './paint-strip.tsx';
import { Points } from './points.tsx';
import { Questions } from './questions.tsx';
import { Shelf } from './shelf.tsx';

/** Every document has the areas: its header lists them. */
type Data = { areas: readonly ServiceArea[] };

/**
 * The page of one main service (SPEC.md §2). Its form asks for that service only.
 * @param quiz its button, where there is a quiz
 */
export function detailPage(page: ServicePage, sheet: string, quiz?: ReactNode) {
  return definePage<Data>({
    ...estimatePage,
    sheet,
    metadata: ({ publicUrl }) => ({
      title: `${page.name} on Maryland’s Eastern Shore | ${business.name}`,
      description: page.metaDescription,
      structuredData: structuredData(page, publicUrl),
    }),
    View: (props) => <DetailView page={page} quiz={quiz} {...props} />,
  });
}

function structuredData(page: ServicePage, publicUrl: string) {
  const url = publicUrl + page.path;
  return [
    serviceJsonLd({ url: publicUrl }, { name: page.name, description: page.metaDescription, url }),
    breadcrumbsFromHome({ publicUrl, path: page.path }, page.name),
  ];
}

interface DetailViewProps extends PageProps<Data> {
  page: ServicePage;
  quiz: ReactNode;
}

function DetailView({ page, quiz, data, ...context }: DetailViewProps) {
  return (
    <div className={layout.page}>
      <Hero page={page} quiz={quiz} />
      <CallBar />
      <div className={layout.story}>
        <PaintStrip features={page.features} />
        <section aria-labelledby="why">
          <h2 id="why">{page.why.heading}</h2>
          <Points points={page.why.points} />
        </section>
        <Shelf shelf={page.shelf} />
        <Questions questions={faq[page.serviceType]} />
        <section aria-labelledby="where">
          <h2 id="where">{page.areasHeading}</h2>
          <Towns names={detailPageAreaNames} areas={data.areas} columns="three" />
        </section>
      </div>
      <aside className={layout.slot} id={estimateAnchor} aria-label="Free estimate">
        <EstimateIsland context={context} service={page.serviceType} className={layout.form} />
      </aside>
    </div>
  );
}
