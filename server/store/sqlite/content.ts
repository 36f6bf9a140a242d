import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { isSameItem, seededItems } from '../content.ts';
import type { Seeds } from '../seeds.ts';
import { type ContentEngine, type ContentItem, type ContentList, contentLists, keptChanges } from '../store.ts';
import type { GroupCommit } from './group-commit.ts';

interface ChangeRow {
  id: number;
  list: ContentList;
  item_id: string;
  at: number;
  before: string | null;
  after: string | null;
}

export function readContent(db: Database): Pick<ContentEngine, 'contentItems' | 'contentHistory'> {
  const items = db.prepare<[string], string>('select item from content_item where list = ? order by place').pluck();
  const changes = db.prepare<{ list: string | null; limit: number }, ChangeRow>(`
    select * from content_change where :list is null or list = :list order by id desc limit :limit`);

  return {
    contentItems: async (list) => items.all(list).map((item) => JSON.parse(item)),
    async contentHistory({ list, limit }) {
      return changes.all({ list: list ?? null, limit }).map((row) => ({
        id: String(row.id),
        list: row.list,
        itemId: row.item_id,
        at: new Date(row.at),
        ...(row.before !== null && { before: JSON.parse(row.before) }),
        ...(row.after !== null && { after: JSON.parse(row.after) }),
      }));
    },
  };
}

export function sqliteContent(db: Database, { write }: GroupCommit, seeds: Seeds): ContentEngine {
  const find = db.prepare<[string, string], string>('select item from content_item where list = ? and id = ?').pluck();
  const put = db.prepare<[string, string, string]>(`
    insert into content_item (list, id, item) values (?, ?, ?) on conflict (list, id) do update set item = excluded.item`);
  const drop = db.prepare<[string, string]>('delete from content_item where list = ? and id = ?');
  const version = db.prepare<[], string>("select group_concat(version, '.') from content_list").pluck();
  const renew = db.prepare<[string, string]>('insert or replace into content_list (name, version) values (?, ?)');
  const isSeeded = db.prepare<[string], number>('select 1 from content_list where name = ?').pluck();
  const note = db.prepare<[string, string, number, string | null, string | null]>(
    'insert into content_change (list, item_id, at, before, after) values (?, ?, ?, ?, ?)',
  );
  const forget = db.prepare<{ list: string }>(`
    delete from content_change where list = :list and id <= (
      select id from content_change where list = :list order by id desc limit 1 offset ${keptChanges})`);

  const putItem = (list: ContentList, item: ContentItem) => put.run(list, item.id, JSON.stringify(item));

  db.transaction(() => {
    const seeded = seededItems(seeds);
    for (const list of contentLists) {
      if (isSeeded.get(list)) continue;
      for (const item of seeded[list]) putItem(list, item);
      renew.run(list, randomUUID());
    }
  }).immediate();

  return {
    ...readContent(db),
    contentVersion: async () => version.get() ?? '',
    changeContent: (list, id, item, former) =>
      write(() => {
        const before = find.get(list, id);
        if (!isSameItem(before && JSON.parse(before), former)) return false;
        if (item) putItem(list, item);
        else drop.run(list, id);
        note.run(list, id, Date.now(), before ?? null, item ? JSON.stringify(item) : null);
        forget.run({ list });
        renew.run(list, randomUUID());
        return true;
      }),
  };
}
