import sheet from 'sheet:./review-us.tsx';
import { business } from '../../catalogue/business.ts';
import { definePage } from '../page.ts';
import { trailFromHome } from '../rendering/breadcrumbs.ts';
import { Doors } from './review-us/doors.tsx';
import { Prompts } from './review-us/prompts.tsx';
import { Talk } from './review-us/talk.tsx';

/** Where a customer can say how it went: two pages of others, and ourselves (SPEC.md §2). */
export const reviewUs = definePage({
  sheet,
  metadata: (context) => ({
    title: `Review Us | ${business.name}`,
    description: `Did we paint or wash your house? Tell your neighbors how it went on ${namesOfPages}, or tell us: ${business.phone.shown}.`,
    structuredData: [trailFromHome(context, 'Review Us')],
  }),
  View: () => (
    <>
      <Doors />
      <Prompts />
      <Talk />
    </>
  ),
});

const namesOfPages = business.reviewPages.map(({ name }) => name).join(' or ');
