import type { Testimonial } from '../../../catalogue/contracts/testimonial.ts';
import { type Late, WhenHere } from '../../late.tsx';
import { brushLink, sectionBlock, wrap } from '../../layout/base.css.ts';
import { SectionHead } from '../home/section-head.tsx';
import { TestimonialCard, TestimonialPlaceholder } from '../home/testimonial-card.tsx';
import { cards } from '../home/testimonials.css.ts';
import * as styles from './voices.css.ts';

/** How many placeholders stand while reviews are on their way (SPEC.md §9). */
const placeholders = ['one', 'two', 'three'];

/** Featured testimonials. @param testimonials undefined when their source failed: then, as with none, the grid is empty */
export function Voices({ testimonials }: { testimonials: Late<readonly Testimonial[] | undefined> }) {
  return (
    <section className={`${sectionBlock} ${styles.ground}`}>
      <div className={wrap}>
        <SectionHead label="Featured testimonials" title="In our customers’ words">
          <a className={`${brushLink} ${styles.more}`} href="/review-us">
            Write a review of your own
          </a>
        </SectionHead>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, also by keyboard. */}
        <ul className={`${cards} ${styles.columns}`} tabIndex={0} aria-label="Reviews">
          <WhenHere value={testimonials} fallback={placeholders.map((key) => <TestimonialPlaceholder key={key} />)}>
            {(here) => here?.map((testimonial) => <TestimonialCard key={testimonial.id} {...testimonial} />)}
          </WhenHere>
        </ul>
      </div>
    </section>
  );
}
