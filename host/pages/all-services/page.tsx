import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import { definePage } from '../../page.ts';
import { breadcrumbsFromHome } from '../../rendering/metadata.ts';
import { Closing } from './closing.tsx';
import { Popular } from './popular.tsx';
import { Portfolio } from './portfolio.tsx';
import { Why } from './why.tsx';

export const allServices = definePage({
  kind: 'services',
  sheet,
  metadata: (context) => ({
    title: `All Services | ${business.name}`,
    description: `The full portfolio: interior and exterior painting, coatings, repairs, washing, packages and commercial work. Free estimates: call ${business.phone.shown}.`,
    structuredData: [breadcrumbsFromHome(context, 'All Services')],
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
