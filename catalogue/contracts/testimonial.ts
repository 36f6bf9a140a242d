/** A customer's review, as `/api/testimonials` returns it. */
export interface Testimonial {
  id: string;
  /** Read as an integer; missing or not a number counts as 5. */
  rating: number | string;
  review: string;
  customerName: string;
  location: string;
  /** `exterior`, `interior` or `pressure-washing`; anything else is shown in the neutral color. */
  serviceType: string;
  /** A sample that fills the page until customers' reviews replace it; shown with a note. */
  isSample: boolean;
  /**
   * False hides it from the site; absent if it was never hidden. The public API returns only visible ones, without this
   * field.
   */
  active?: boolean;
}
