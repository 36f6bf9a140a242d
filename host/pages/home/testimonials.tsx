import type { Testimonial } from '../../../catalogue/contracts/testimonial.ts';
import { lineButton, tape } from '../../../widgets/kit/parts.css.ts';
import { type Late, WhenHere } from '../../late.tsx';
import { lead, wrap } from '../../layout/base.css.ts';
import { TestimonialCard, TestimonialPlaceholder } from './testimonial-card.tsx';
import { cards, columns, head, testimonials as section } from './testimonials.css.ts';

/** How many placeholders stand while reviews are on their way (SPEC.md §9). */
const placeholders = ['one', 'two', 'three'];

interface TestimonialsProps {
  /** Undefined when their source failed: then, as with none, the grid is empty. */
  testimonials: Late<readonly Testimonial[] | undefined>;
}

export function Testimonials({ testimonials }: TestimonialsProps) {
  return (
    <section className={section}>
      <div className={`${wrap} ${columns}`}>
        <div className={head}>
          <p className={tape}>Customer testimonials</p>
          <h2>What the neighbors say</h2>
          <p className={lead}>We work where we live, so we hear about it at the hardware&nbsp;store.</p>
          <a className={lineButton} href="/contact">
            Start Your Project
          </a>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, also by keyboard. */}
        <ul className={cards} tabIndex={0} aria-label="Reviews">
          <WhenHere value={testimonials} fallback={placeholders.map((key) => <TestimonialPlaceholder key={key} />)}>
            {(here) => here?.map((testimonial) => <TestimonialCard key={testimonial.id} {...testimonial} />)}
          </WhenHere>
        </ul>
      </div>
    </section>
  );
}
