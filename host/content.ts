import type { ServiceArea } from '../catalogue/contracts/service-area.ts';
import type { Testimonial } from '../catalogue/contracts/testimonial.ts';

/** What pages read that the owner can change. On our server the store stands behind it. Any call may be late or reject. */
export interface Content {
  /** Active areas, by name. */
  areas(): Promise<readonly ServiceArea[]>;
  /** Featured testimonials. */
  testimonials(): Promise<readonly Testimonial[]>;
}
