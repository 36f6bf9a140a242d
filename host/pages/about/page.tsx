import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import { housePainterJsonLd } from '../../../catalogue/company/structured-data.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import type { Testimonial } from '../../../catalogue/contracts/testimonial.ts';
import type { MaybePromise } from '../../components/await.tsx';
import { brushLink, sectionBlock, wrap } from '../../components/layout/base.css.ts';
import { Reviews } from '../../components/reviews.tsx';
import { SectionHead } from '../../components/section-head.tsx';
import { definePage } from '../../page.ts';
import { breadcrumbsFromHome, defaultImage } from '../../rendering/metadata.ts';
import { Badges } from './badges.tsx';
import { Family } from './family.tsx';
import * as styles from './page.css.ts';
import { Served } from './served.tsx';

export const about = definePage<{ areas: readonly ServiceArea[]; testimonials: readonly Testimonial[] }>({
  kind: 'other',
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

function CustomerReviews({ testimonials }: { testimonials: MaybePromise<readonly Testimonial[] | undefined> }) {
  return (
    <section className={`${sectionBlock} ${styles.customerReviewsGround}`}>
      <div className={wrap}>
        <SectionHead label="Featured testimonials" title="In our customers’ words">
          <a className={`${brushLink} ${styles.more}`} href="/review-us">
            Write a review of your own
          </a>
        </SectionHead>
        <Reviews testimonials={testimonials} className={styles.columns} />
      </div>
    </section>
  );
}
