import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { BlogPost, ServiceArea, Testimonial } from '../../catalogue/contracts/content.ts';
import { memoizeAsync } from '../async.ts';
import type { RecordStore, StoredRecord } from './engine.ts';

export const contentLists = ['areas', 'testimonials', 'posts'] as const;
export type ContentList = (typeof contentLists)[number];

interface ContentItems {
  areas: ServiceArea;
  testimonials: Testimonial & { isFeatured: boolean };
  posts: BlogPost;
}
export type ContentItem = ContentItems[ContentList];

export interface Seeds {
  areas: readonly ServiceArea[];
  testimonials: readonly Testimonial[];
  posts: readonly BlogPost[];
}

/** Of each list. */
export const keptChanges = 50;

export interface ContentChange {
  id: string;
  list: ContentList;
  itemId: string;
  at: Date;
  before?: unknown;
  after?: unknown;
}

/** One record: a change and its place in the history are one atomic step. */
interface StoredList {
  /** In the order in which they were added. */
  items: ContentItem[];
  /** Oldest first. */
  changes: (Omit<ContentChange, 'list' | 'at'> & { at: string })[];
}

const listOf = (stored: StoredRecord | undefined): StoredList =>
  stored ? JSON.parse(stored.value) : { items: [], changes: [] };

export type ContentStore = ReturnType<typeof contentOn>;

export function readContentOf({ record }: Pick<RecordStore, 'record'>) {
  const read = async (list: ContentList) => listOf(await record('content', list));

  return {
    /** Includes inactive ones and posts with a future date. */
    async contentOf<List extends ContentList>(list: List): Promise<ContentItems[List][]> {
      // Each list has items of one type, see `saveContent`.
      const items = (await read(list)).items as ContentItems[List][];
      return items.sort(orders[list]);
    },
    /** Newest first. */
    async contentHistory({ list, limit }: { list?: ContentList; limit: number }): Promise<ContentChange[]> {
      const lists = (list ? [list] : contentLists).map(async (list) =>
        (await read(list)).changes.map((change) => ({ ...change, list, at: new Date(change.at) })).reverse(),
      );
      const changes = (await Promise.all(lists)).flat();
      return changes.sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, limit);
    },
  };
}

/** False unless what is saved or removed equals `former`, or is new without `former`. A new item goes to the end. */
export function contentOn({ record, recordTimes, updateRecord }: RecordStore, seeds: Seeds) {
  const { read: seeded } = memoizeAsync(() => Promise.all(contentLists.map(seed)));
  seeded().catch(() => {}); // A reader tries again.

  async function seed(list: ContentList): Promise<void> {
    if (await record('content', list)) return;
    const items = list === 'testimonials' ? seeds[list].map((one) => ({ ...one, isFeatured: true })) : seeds[list];
    const first = { value: JSON.stringify({ items, changes: [] }), time: new Date() };
    await updateRecord('content', list, (known = first) => ({ next: known, result: undefined }));
  }

  async function change(list: ContentList, id: string, former: unknown, item?: ContentItem): Promise<boolean> {
    await seeded();
    return updateRecord('content', list, (stored) => {
      const { items, changes } = listOf(stored);
      const place = items.findIndex((one) => one.id === id);
      const before = items[place];
      if (!isDeepStrictEqual(before, asJson(former))) return { next: stored, result: false };
      items.splice(before ? place : items.length, 1, ...(item ? [item] : []));
      // Differs from the last one even within a millisecond, because it is the version.
      const time = new Date(Math.max(Date.now(), Number(stored?.time ?? 0) + 1));
      changes.push({ id: randomUUID(), itemId: id, at: time.toISOString(), before, after: item });
      return { next: { value: JSON.stringify({ items, changes: changes.slice(-keptChanges) }), time }, result: true };
    });
  }

  return {
    ...readContentOf({
      record: async (kind, key) => {
        await seeded();
        return record(kind, key);
      },
    }),
    /** For all processes. */
    async contentVersion() {
      await seeded();
      return (await recordTimes('content')).map(({ time }) => time.getTime()).join('.');
    },
    saveContent: <List extends ContentList>(list: List, item: ContentItems[List], former?: unknown) =>
      change(list, item.id, former, item),
    removeContent: (list: ContentList, id: string, former: object) => change(list, id, former),
  };
}

const publishedMs = ({ publishedAt }: BlogPost): number => Date.parse(publishedAt);
const ascending = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const orders: { [List in ContentList]: (a: ContentItems[List], b: ContentItems[List]) => number } = {
  areas: (a, b) => ascending(a.name, b.name),
  /** As they were added. */
  testimonials: () => 0,
  posts: (a, b) => publishedMs(b) - publishedMs(a) || ascending(a.id, b.id),
};

/** Compared in any order of fields. */
const asJson = (item: unknown): unknown => (item === undefined ? undefined : JSON.parse(JSON.stringify(item)));
