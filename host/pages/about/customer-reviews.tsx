import type { Testimonial } from '../../../catalogue/contracts/testimonial.ts';
import type { MaybePromise } from '../../components/await.tsx';
import { brushLink, sectionBlock, wrap } from '../../components/layout/base.css.ts';
import { Reviews } from '../../components/reviews.tsx';
import { SectionHead } from '../../components/section-head.tsx';
import * as styles from './page.css.ts';

/** Featured testimonials. */
export function CustomerReviews({ testimonials }: { testimonials: MaybePromise<readonly Testimonial[] | undefined> }) {
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
