import sheet from 'sheet:./all-services.tsx';
import { business } from '../../catalogue/business.ts';
import { definePage } from '../page.ts';
import { trailFromHome } from '../rendering/breadcrumbs.ts';
import { Closing } from './all-services/closing.tsx';
import { Popular } from './all-services/popular.tsx';
import { Portfolio } from './all-services/portfolio.tsx';
import { Why } from './all-services/why.tsx';

/** The full portfolio (SPEC.md §2). */
export const allServices = definePage({
  sheet,
  metadata: (context) => ({
    title: `All Services | ${business.name}`,
    description: `The full portfolio: interior and exterior painting, coatings, repairs, washing, packages and commercial work. Free estimates: call ${business.phone.shown}.`,
    structuredData: [trailFromHome(context, 'All Services')],
  }),
  View: () => (
    <>
      <Popular />
      <Portfolio />
      <Why />
      <Closing />
    </>
  ),
});
