import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import { definePage } from '../../page.ts';
import { breadcrumbsFromHome } from '../../rendering/breadcrumbs.ts';
import { ContactUs } from './contact-us.tsx';
import { Prompts } from './prompts.tsx';
import { ReviewLinks } from './review-links.tsx';

/** Where a customer can say how it went: two pages of others, and ourselves (SPEC.md §2). */
export const reviewUs = definePage({
  sheet,
  metadata: (context) => ({
    title: `Review Us | ${business.name}`,
    description: `Did we paint or wash your house? Tell your neighbors how it went on ${namesOfPages}, or tell us: ${business.phone.shown}.`,
    structuredData: [breadcrumbsFromHome(context, 'Review Us')],
  }),
  View: () => (
    <>
      <ReviewLinks />
      <Prompts />
      <ContactUs />
    </>
  ),
});

const namesOfPages = business.reviewPages.map(({ name }) => name).join(' or ');
