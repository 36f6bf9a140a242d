import { isDeepStrictEqual } from 'node:util';
import type { BlogPost, ServiceArea, Testimonial } from '../../catalogue/contracts/content.ts';
import type { Seeds } from './seeds.ts';
import type { ContentEngine, ContentItem, ContentList, ContentReads, ContentStore } from './store.ts';

/** Sorts and filters as {@link ContentReads} promises; also for a snapshot. */
export function readContentOf({ contentItems }: Pick<ContentEngine, 'contentItems'>): ContentReads {
  // Each list has items of one type, see `contentOn`.
  const itemsOf = async <Item>(list: ContentList) => (await contentItems(list)) as Item[];
  return {
    areas: async () => (await itemsOf<ServiceArea>('areas')).sort((a, b) => ascending(a.name, b.name)),
    async testimonials(filter) {
      const all = await itemsOf<Testimonial & { isFeatured: boolean }>('testimonials');
      return all
        .filter(({ isFeatured }) => isFeatured || !filter.isFeatured)
        .map(({ isFeatured: _, ...testimonial }) => testimonial);
    },
    posts: async () =>
      (await itemsOf<BlogPost>('posts')).sort((a, b) => publishedMs(b) - publishedMs(a) || ascending(a.id, b.id)),
  };
}

/** The typed doors to the lists, so that each holds items of one type. */
export function contentOn(engine: ContentEngine): ContentStore {
  const { changeContent, contentVersion } = engine;
  return {
    ...readContentOf(engine),
    contentVersion,
    saveArea: (area, former) => changeContent('areas', area.id, area, former),
    removeArea: (id, former) => changeContent('areas', id, undefined, former),
    saveTestimonial: (testimonial, { isFeatured, former }) =>
      changeContent('testimonials', testimonial.id, { ...testimonial, isFeatured }, former),
    removeTestimonial: (id, former) => changeContent('testimonials', id, undefined, former),
    async savePost(post, former) {
      for (const time of [post.publishedAt, post.updatedAt]) {
        if (Number.isNaN(Date.parse(time))) throw new RangeError(`“${time}” is no time`);
      }
      return changeContent('posts', post.id, post, former);
    },
    removePost: (id, former) => changeContent('posts', id, undefined, former),
  };
}

const publishedMs = ({ publishedAt }: BlogPost): number => Date.parse(publishedAt);
const ascending = (a: string, b: string) => (a < b ? -1 : Number(a > b));

export const seededItems = (seeds: Seeds): Readonly<Record<ContentList, readonly ContentItem[]>> => ({
  areas: seeds.areas,
  testimonials: seeds.testimonials.map((testimonial) => ({ ...testimonial, isFeatured: true })),
  posts: seeds.posts,
});

/** Equal as JSON, in any order of fields. */
export const isSameItem = (one: unknown, other: unknown): boolean => isDeepStrictEqual(asJson(one), asJson(other));

const asJson = (item: unknown): unknown => (item === undefined ? undefined : JSON.parse(JSON.stringify(item)));
