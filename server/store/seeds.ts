import { posts } from '../../catalogue/blog/posts.ts';
import { testimonials } from '../../catalogue/company/testimonials.ts';
import type { BlogPost, ServiceArea, Testimonial } from '../../catalogue/contracts/content.ts';
import { areas } from '../../catalogue/towns/counties.ts';

/** Inserted once, and recorded, so that releases never overwrite the owner's edits. */
export interface Seeds {
  areas: readonly ServiceArea[];
  testimonials: readonly Testimonial[];
  posts: readonly BlogPost[];
}

export const catalogueSeeds: Seeds = { areas, testimonials, posts };
