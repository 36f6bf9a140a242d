import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import { housePainterJsonLd } from '../../../catalogue/company/structured-data.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import type { Testimonial } from '../../../catalogue/contracts/testimonial.ts';
import { definePage } from '../../page.ts';
import { breadcrumbsFromHome } from '../../rendering/breadcrumbs.ts';
import { defaultImage } from '../../rendering/metadata.ts';
import { Badges } from './badges.tsx';
import { CustomerReviews } from './customer-reviews.tsx';
import { Family } from './family.tsx';
import { Served } from './served.tsx';

/** Who we are, where we work and what we stand for (SPEC.md §2). */
export const about = definePage<{ areas: readonly ServiceArea[]; testimonials: readonly Testimonial[] }>({
  sheet,
  load: (content) => ({ areas: content.areas(), testimonials: content.testimonials() }),
  metadata: (context) => ({
    title: `About Us: Family-Run Painters Since ${business.foundedYear} | ${business.name}`,
    description: `A family of house painters on Maryland’s Eastern Shore and around Annapolis since ${business.foundedYear}. Licensed and insured, free estimates: ${business.phone.shown}.`,
    structuredData: [
      housePainterJsonLd({ url: context.publicUrl, image: context.publicUrl + defaultImage }),
      breadcrumbsFromHome(context, 'About'),
    ],
  }),
  View: ({ data }) => (
    <>
      <Family />
      <Badges />
      <Served areas={data.areas} />
      <CustomerReviews testimonials={data.testimonials} />
    </>
  ),
});
