import { randomUUID } from 'node:crypto';
import type { Collection } from 'mongodb';
import type { BlogPost } from '../../../catalogue/contracts/blog-post.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import type { Testimonial } from '../../../catalogue/contracts/testimonial.ts';
import { newestFirst, publishedMs } from '../post-order.ts';
import type { Seeds } from '../seed.ts';
import type { ContentStore } from '../store.ts';
import { insertIfAbsent } from './insert-if-absent.ts';

type ContentItem = ServiceArea | BlogPost | (Testimonial & { isFeatured: boolean });

/**
 * A whole list in one document, at most 100 KB of MongoDB's 16 MB: so seeding, its mark, a change and the new version are
 * each one atomic write, without transactions.
 */
export interface ContentDocument<Item = ContentItem> {
  _id: string;
  version: string;
  items: Item[];
}

/** Takes in the seeds unless it was done before; that the list is there is the mark. */
export async function seedContent(content: Collection<ContentDocument>, seeds: Seeds): Promise<void> {
  const lists: Record<string, ContentItem[]> = {
    areas: [...seeds.areas],
    testimonials: seeds.testimonials.map((testimonial) => ({ ...testimonial, isFeatured: true })),
    posts: [...seeds.posts],
  };
  for (const [_id, items] of Object.entries(lists)) {
    await insertIfAbsent(() => content.insertOne({ _id, version: randomUUID(), items }));
  }
}

/** @param seeded resolves when the lists are there */
export function mongoContent(content: Collection<ContentDocument>, seeded: () => Promise<unknown>): ContentStore {
  async function itemsOf(list: string): Promise<ContentItem[]> {
    await seeded();
    const document = await content.findOne({ _id: { $eq: list } });
    if (!document) throw new Error(`MongoDB has lost the list of ${list}`);
    return document.items;
  }

  async function save(list: string, item: ContentItem): Promise<void> {
    await seeded();
    const version = randomUUID();
    // Between the two writes another process may add or remove the same item.
    for (let tries = 0; tries < 3; tries += 1) {
      const replaced = await content.updateOne(
        { _id: { $eq: list }, 'items.id': { $eq: item.id } },
        { $set: { 'items.$': item, version } },
      );
      if (replaced.matchedCount === 1) return;
      const added = await content.updateOne(
        { _id: { $eq: list }, 'items.id': { $ne: item.id } },
        { $push: { items: item }, $set: { version } },
      );
      if (added.matchedCount === 1) return;
    }
    throw new Error(`Too many changes of one item of ${list} at once`);
  }

  async function remove(list: string, id: string): Promise<boolean> {
    await seeded();
    const { matchedCount } = await content.updateOne(
      { _id: { $eq: list }, 'items.id': { $eq: id } },
      { $pull: { items: { id: { $eq: id } } }, $set: { version: randomUUID() } },
    );
    return matchedCount === 1;
  }

  return {
    async areas() {
      // The list of this name holds areas only.
      const areas = (await itemsOf('areas')) as ServiceArea[];
      return areas.sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
    },
    async testimonials(filter) {
      // The list of this name holds testimonials only.
      const testimonials = (await itemsOf('testimonials')) as (Testimonial & { isFeatured: boolean })[];
      return testimonials
        .filter(({ isFeatured }) => isFeatured || !filter.isFeatured)
        .map(({ isFeatured: _, ...testimonial }) => testimonial);
    },
    async posts() {
      // The list of this name holds posts only.
      return ((await itemsOf('posts')) as BlogPost[]).sort(newestFirst);
    },
    async contentVersion() {
      await seeded();
      const lists = await content.find({}, { projection: { version: 1 }, sort: { _id: 1 } }).toArray();
      return lists.map(({ version }) => version).join('.');
    },
    saveArea: (area) => save('areas', area),
    removeArea: (id) => remove('areas', id),
    saveTestimonial: (testimonial, { isFeatured }) => save('testimonials', { ...testimonial, isFeatured }),
    removeTestimonial: (id) => remove('testimonials', id),
    async savePost(post) {
      publishedMs(post);
      await save('posts', post);
    },
    removePost: (id) => remove('posts', id),
  };
}
