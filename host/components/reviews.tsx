import type { ReactNode } from 'react';
import type { Testimonial } from '../../catalogue/contracts/content.ts';
import { testimonials as widget } from '../../widgets/testimonials/widget.tsx';
import { Await, type Loaded } from './await.tsx';
import { Island } from './island.tsx';
import { foot, more, reviews } from './reviews.css.ts';

interface ReviewsProps {
  testimonials: Loaded<readonly Testimonial[]>;
  /** With a link to the others. @default all, most of them folded */
  limit?: string;
  children?: ReactNode;
}

export function Reviews({ testimonials, limit, children }: ReviewsProps) {
  const part = (data?: readonly Testimonial[]) => (
    <div className={reviews}>
      <Island widget={widget} id="reviews" options={{ limit, service: undefined }} data={data} start="never" />
      <div className={foot}>
        {children}
        {limit ? (
          <a className={more} href="/about#reviews">
            More reviews
          </a>
        ) : (
          data &&
          data.length > 2 && (
            <details>
              <summary className={more}>More reviews</summary>
            </details>
          )
        )}
      </div>
    </div>
  );
  return (
    <Await value={testimonials} fallback={part()}>
      {(here) => part(here ?? [])}
    </Await>
  );
}
