import type { ServiceType } from './form-names.ts';
import type { PaintColor } from './paint-color.ts';

/** Times are ISO 8601. */
export interface BlogPost {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  /** Empty counts as 'Uncategorized'. */
  category: string;
  /** Markdown; HTML in it is shown as text. */
  content: string;
  /** A path on this site, 8 wide by 5 high, or empty. */
  imageUrl: string;
  imageAlt?: string;
  publishedAt: string;
  updatedAt: string;
  /** Absent counts as true. The public API leaves out hidden ones, and this field. */
  active?: boolean;
}

export interface ServiceArea {
  id: string;
  name: string;
  slug: string;
  county: string;
  state: string;
  description: string;
  metaDescription?: string;
  zipCodes?: readonly string[];
  active: boolean;
}

/** Fewer photos would not make a section. */
export const leastShown = 3;
export const mostShown = 12;
export const mostColors = 3;

/** Released by its homeowner and the owner, at `/work/{id}.webp`. */
export interface RecentWork {
  id: string;
  service: ServiceType;
  town: string;
  colors: readonly Pick<PaintColor, 'name' | 'code' | 'hex'>[];
}

export interface Testimonial {
  id: string;
  /** Shown as `starsOf` in `catalogue/company/testimonials.ts` says. */
  rating: number | string;
  review: string;
  customerName: string;
  location: string;
  /** `exterior`, `interior` or `pressure-washing`; others get the neutral color. */
  serviceType: string;
  isSample: boolean;
  /** As of a {@link ServiceArea}. */
  active?: boolean;
}
