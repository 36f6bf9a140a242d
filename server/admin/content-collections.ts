import type { BlogPost } from '../../catalogue/contracts/blog-post.ts';
import type { ServiceArea } from '../../catalogue/contracts/service-area.ts';
import type { Testimonial } from '../../catalogue/contracts/testimonial.ts';
import type { ContentList } from '../store/port/history-store.ts';
import type { ContentStore } from '../store/store.ts';

export type FeaturedTestimonial = Testimonial & { isFeatured: boolean };
export type ContentItem = ServiceArea | BlogPost | FeaturedTestimonial;

/** One content list, for any type of item. */
export interface ContentCollection {
  items(): Promise<readonly ContentItem[]>;
  /**
   * Replaces `former`, or adds an item without it; the item must belong to this list.
   * @returns false if the stored item differs from `former`, or, without `former`, exists
   */
  put(item: ContentItem, former?: object): Promise<boolean>;
  /** False if the stored item differs from `former`, or there is none. */
  remove(id: string, former: object): Promise<boolean>;
}

/** The content lists, all with the same calls. */
export function contentCollections(store: ContentStore): Readonly<Record<ContentList, ContentCollection>> {
  return {
    areas: {
      items: () => store.areas(),
      put: (item, former) => store.saveArea(item as ServiceArea, former),
      remove: (id, former) => store.removeArea(id, former),
    },
    testimonials: {
      items: () => everyTestimonial(store),
      put(item, former) {
        const { isFeatured, ...testimonial } = item as FeaturedTestimonial;
        return store.saveTestimonial(testimonial, { isFeatured, former });
      },
      remove: (id, former) => store.removeTestimonial(id, former),
    },
    posts: {
      items: () => store.posts(),
      put: (item, former) => store.savePost(item as BlogPost, former),
      remove: (id, former) => store.removePost(id, former),
    },
  };
}

/** All items, and which of them are featured. */
export async function everyTestimonial(store: Pick<ContentStore, 'testimonials'>): Promise<FeaturedTestimonial[]> {
  const [all, featured] = await Promise.all([
    store.testimonials({ isFeatured: false }),
    store.testimonials({ isFeatured: true }),
  ]);
  const featuredIds = new Set(featured.map(({ id }) => id));
  return all.map((testimonial) => ({ ...testimonial, isFeatured: featuredIds.has(testimonial.id) }));
}
