import type { Testimonial } from '../../catalogue/contracts/content.ts';
import { testimonials as widget } from '../../widgets/testimonials/widget.tsx';
import { Await, type Loaded } from './await.tsx';
import { Island } from './island.tsx';
import { reviews } from './reviews.css.ts';

interface ReviewsProps {
  testimonials: Loaded<readonly Testimonial[]>;
  className?: string;
}

export function Reviews({ testimonials, className = '' }: ReviewsProps) {
  const cards = (data?: readonly Testimonial[]) => (
    <Island
      className={`${reviews} ${className}`.trim()}
      widget={widget}
      id="reviews"
      options={{ limit: undefined, service: undefined }}
      data={data}
      start="never"
    />
  );
  return (
    <Await value={testimonials} fallback={cards()}>
      {(here) => cards(here ?? [])}
    </Await>
  );
}
