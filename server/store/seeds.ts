import { posts } from '../../catalogue/blog/posts.ts';
import { testimonials } from '../../catalogue/company/testimonials.ts';
import type { BlogPost } from '../../catalogue/contracts/blog-post.ts';
import type { ServiceArea } from '../../catalogue/contracts/service-area.ts';
import type { Testimonial } from '../../catalogue/contracts/testimonial.ts';
import { areas } from '../../catalogue/towns/counties.ts';

/** Inserted once, and recorded, so that releases never overwrite the owner's edits. */
export interface Seeds {
  areas: readonly ServiceArea[];
  testimonials: readonly Testimonial[];
  posts: readonly BlogPost[];
}

export const catalogueSeeds: Seeds = { areas, testimonials, posts };
