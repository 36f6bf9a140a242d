import { randomUUID } from 'node:crypto';
import type { Binary, Collection } from 'mongodb';
import type { BlogPost } from '../../../catalogue/contracts/blog-post.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import type { Testimonial } from '../../../catalogue/contracts/testimonial.ts';
import {
  type ContentChange,
  type ContentList,
  type ContentStore,
  type HistoryStore,
  isSameItem,
  keptChanges,
  newestFirst,
  publishedMs,
} from '../port/content-store.ts';
import type { PictureStore } from '../port/photo-store.ts';
import type { Seeds } from '../seeds.ts';
import { compareAndSwap, insertIfAbsent, lost } from './database.ts';

type ContentItem = ServiceArea | BlogPost | (Testimonial & { isFeatured: boolean });

/** At most 100 KB of MongoDB's 16 MB; a change with its new version is one atomic write. */
export interface ContentDocument<Item = ContentItem> {
  _id: string;
  version: string;
  items: Item[];
  /** Oldest first. */
  changes?: Omit<ContentChange, 'list'>[];
}

const maxRounds = 60;

/** A list that exists was seeded before. */
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

export function mongoContent(
  content: Collection<ContentDocument>,
  seeded: () => Promise<unknown>,
): ContentStore & HistoryStore {
  async function itemsOf(list: string): Promise<ContentItem[]> {
    await seeded();
    const document = await content.findOne({ _id: { $eq: list } }, { projection: { changes: 0 } });
    if (!document) throw new Error(`MongoDB has lost the list of ${list}`);
    return document.items;
  }

  /** `former` is undefined for a new item; false if something else is stored. Without `item`, removes it. */
  async function change(
    list: ContentList,
    id: string,
    item: ContentItem | undefined,
    former: unknown,
  ): Promise<boolean> {
    await seeded();
    return compareAndSwap(`list of ${list}`, maxRounds, async () => {
      const known = await content.findOne({ _id: { $eq: list } }, { projection: { changes: 0 } });
      if (!known) throw new Error(`MongoDB has lost the list of ${list}`);
      const at = known.items.findIndex((one) => one.id === id);
      const others = [...known.items];
      const before = at < 0 ? undefined : others[at];
      if (!isSameItem(before, former)) return false;
      if (at < 0 && item) others.push(item);
      else others.splice(at, 1, ...(item ? [item] : []));
      const noted = {
        id: randomUUID(),
        itemId: id,
        at: new Date(),
        ...(before && { before }),
        ...(item && { after: item }),
      };
      const { matchedCount } = await content.updateOne(
        { _id: { $eq: list }, version: { $eq: known.version } },
        {
          $set: { items: others, version: randomUUID() },
          $push: { changes: { $each: [noted], $slice: -keptChanges } },
        },
      );
      return matchedCount === 1 || lost;
    });
  }

  return {
    async areas() {
      const areas = (await itemsOf('areas')) as ServiceArea[];
      return areas.sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
    },
    async testimonials(filter) {
      const testimonials = (await itemsOf('testimonials')) as (Testimonial & { isFeatured: boolean })[];
      return testimonials
        .filter(({ isFeatured }) => isFeatured || !filter.isFeatured)
        .map(({ isFeatured: _, ...testimonial }) => testimonial);
    },
    async posts() {
      return ((await itemsOf('posts')) as BlogPost[]).sort(newestFirst);
    },
    async contentVersion() {
      await seeded();
      const lists = await content.find({}, { projection: { version: 1 }, sort: { _id: 1 } }).toArray();
      return lists.map(({ version }) => version).join('.');
    },
    saveArea: (area, former) => change('areas', area.id, area, former),
    removeArea: (id, former) => change('areas', id, undefined, former),
    saveTestimonial: (testimonial, { isFeatured, former }) =>
      change('testimonials', testimonial.id, { ...testimonial, isFeatured }, former),
    removeTestimonial: (id, former) => change('testimonials', id, undefined, former),
    async savePost(post, former) {
      publishedMs(post);
      return change('posts', post.id, post, former);
    },
    removePost: (id, former) => change('posts', id, undefined, former),

    async contentHistory({ list, limit }) {
      await seeded();
      const lists = await content.find(list ? { _id: { $eq: list } } : {}, { projection: { changes: 1 } }).toArray();
      return lists
        .flatMap(({ _id, changes = [] }) =>
          changes.map((change) => ({ ...change, list: _id as ContentList })).reverse(),
        )
        .sort((a, b) => b.at.getTime() - a.at.getTime())
        .slice(0, limit);
    },
  };
}

export interface PictureDocument {
  _id: string;
  addedAt: Date;
  bytes: Binary | Buffer;
}

/** Few, and far below the size limit of documents. */
export function mongoPictures(pictures: Collection<PictureDocument>): PictureStore {
  return {
    async addPicture({ id, ...picture }, { max }) {
      if ((await pictures.countDocuments({ _id: { $gte: '' } })) >= max) return false;
      await pictures.insertOne({ _id: id, ...picture });
      return true;
    },
    async readPicture(id) {
      const found = await pictures.findOne({ _id: { $eq: id } }, { promoteBuffers: true });
      return found ? Buffer.from(found.bytes as Buffer) : undefined;
    },
    async picturesBefore(time) {
      const found = await pictures
        .find({ addedAt: { $lt: time } }, { projection: { _id: 1 }, sort: { _id: 1 } })
        .toArray();
      return found.map(({ _id }) => _id);
    },
    async removePictures(ids) {
      await pictures.deleteMany({ _id: { $in: [...ids] } });
    },
  };
}
