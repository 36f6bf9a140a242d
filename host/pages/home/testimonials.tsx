import type { Testimonial } from '../../../catalogue/contracts/testimonial.ts';
import { lineButton, tape } from '../../../widgets/core/ui/parts.css.ts';
import type { MaybePromise } from '../../components/await.tsx';
import { estimateLink } from '../../components/estimate/estimate-link.ts';
import { lead, wrap } from '../../components/layout/base.css.ts';
import { Reviews } from '../../components/reviews.tsx';
import { columns, testimonials as section, testimonialsHead } from './page.css.ts';

interface TestimonialsProps {
  testimonials: MaybePromise<readonly Testimonial[] | undefined>;
}

export function Testimonials({ testimonials }: TestimonialsProps) {
  return (
    <section className={section}>
      <div className={`${wrap} ${columns}`}>
        <div className={testimonialsHead}>
          <p className={tape}>Customer testimonials</p>
          <h2>What the neighbors say</h2>
          <p className={lead}>We work where we live, so word gets&nbsp;around.</p>
          <a className={lineButton} href={estimateLink()}>
            Start Your Project
          </a>
        </div>
        <Reviews testimonials={testimonials} />
      </div>
    </section>
  );
}
