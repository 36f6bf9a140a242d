/** A customer's words, as `/api/testimonials` answers them (SPEC.md §3). */
export interface Testimonial {
  id: string;
  /** Read as an integer; missing or not a number counts as 5. */
  rating: number | string;
  review: string;
  customerName: string;
  location: string;
  /** `exterior`, `interior` or `pressure-washing`; anything else is shown in the neutral color. */
  serviceType: string;
  /** Written by us to fill the page until customers' words replace it; shown with a note. */
  isSample: boolean;
  /** False keeps it from the site; absent where nobody ever took it down. The public API tells of active ones alone, without this. */
  active?: boolean;
}
