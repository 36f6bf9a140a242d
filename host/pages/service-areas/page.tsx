import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import type { AreaQuery } from '../../../catalogue/towns/area-match.ts';
import { Closing } from '../../components/town-pages/closing.tsx';
import { definePage, type PageContext } from '../../page.ts';
import { breadcrumbsFromHome } from '../../rendering/metadata.ts';
import { AreaList } from './area-list.tsx';
import { Hero } from './hero.tsx';

export const serviceAreas = definePage<{ areas: readonly ServiceArea[] }>({
  kind: 'areas',
  sheet,
  query: ['q', 'county'],
  uncachedQuery: ['q'],
  needs: 'areas',
  metadata: (context) => ({
    title: `Areas We Serve | ${business.name}`,
    description:
      'House painting and pressure washing on both sides of the Bay Bridge, from Annapolis to Denton and from Galena down to Cambridge. Free estimates.',
    structuredData: [breadcrumbsFromHome(context, 'Areas We Serve')],
  }),
  View: ({ data, ...context }) => {
    const query = queryOf(context);
    return (
      <>
        <Hero areas={data.areas} query={query} />
        <AreaList areas={data.areas} query={query} />
        <Closing heading="Don't See Your Area Listed?" ask="Contact Us Today" href="/contact">
          We also travel beyond these towns. Tell us where the house is; if it’s too far for us, we’ll tell you.
        </Closing>
      </>
    );
  },
});

const queryOf = ({ query }: Pick<PageContext, 'query'>): AreaQuery => ({
  text: query.get('q') ?? '',
  county: query.get('county') ?? '',
});
