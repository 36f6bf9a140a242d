import { randomUUID } from 'node:crypto';
import type { Collection } from 'mongodb';
import { isSameItem, seededItems } from '../content.ts';
import type { Seeds } from '../seeds.ts';
import { type ContentChange, type ContentEngine, type ContentItem, type ContentList, keptChanges } from '../store.ts';
import { compareAndSwap, insertIfAbsent, lost } from './database.ts';

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
  for (const [_id, items] of Object.entries(seededItems(seeds))) {
    await insertIfAbsent(() => content.insertOne({ _id, version: randomUUID(), items: [...items] }));
  }
}

export function mongoContent(content: Collection<ContentDocument>, seeded: () => Promise<unknown>): ContentEngine {
  async function read(list: ContentList): Promise<ContentDocument> {
    await seeded();
    const document = await content.findOne({ _id: { $eq: list } }, { projection: { changes: 0 } });
    if (!document) throw new Error(`MongoDB has lost the list of ${list}`);
    return document;
  }

  return {
    contentItems: async (list) => (await read(list)).items,
    async contentVersion() {
      await seeded();
      const lists = await content.find({}, { projection: { version: 1 }, sort: { _id: 1 } }).toArray();
      return lists.map(({ version }) => version).join('.');
    },

    changeContent: (list, id, item, former) =>
      compareAndSwap(`list of ${list}`, maxRounds, async () => {
        const { items, version } = await read(list);
        const at = items.findIndex((one) => one.id === id);
        const before = items[at];
        if (!isSameItem(before, former)) return false;
        items.splice(before ? at : items.length, 1, ...(item ? [item] : []));
        const noted = {
          id: randomUUID(),
          itemId: id,
          at: new Date(),
          ...(before && { before }),
          ...(item && { after: item }),
        };
        const { matchedCount } = await content.updateOne(
          { _id: { $eq: list }, version: { $eq: version } },
          {
            $set: { items, version: randomUUID() },
            $push: { changes: { $each: [noted], $slice: -keptChanges } },
          },
        );
        return matchedCount === 1 || lost;
      }),

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
