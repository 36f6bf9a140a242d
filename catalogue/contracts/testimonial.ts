/** `/api/testimonials`. */
export interface Testimonial {
  id: string;
  /** Read as an integer; missing or not a number counts as 5. */
  rating: number | string;
  review: string;
  customerName: string;
  location: string;
  /** `exterior`, `interior` or `pressure-washing`; others get the neutral color. */
  serviceType: string;
  /** Shown with a note. */
  isSample: boolean;
  /** Absent counts as true. The public API leaves out hidden ones, and this field. */
  active?: boolean;
}
