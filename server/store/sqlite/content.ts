import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { BlogPost } from '../../../catalogue/contracts/blog-post.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import type { Testimonial } from '../../../catalogue/contracts/testimonial.ts';
import type { HasRoom } from '../disk-reserve.ts';
import {
  type ContentList,
  type ContentStore,
  type HistoryStore,
  isSameItem,
  keptChanges,
  publishedMs,
} from '../port/content-store.ts';
import type { PictureStore } from '../port/photo-store.ts';
import type { Seeds } from '../seeds.ts';
import type { GroupCommit } from './group-commit.ts';

type ContentReads = Pick<ContentStore, 'areas' | 'testimonials' | 'posts'> & HistoryStore;

export function readContent(db: Database): ContentReads {
  const allAreas = db.prepare<[], string>('select area from area order by name').pluck();
  const allTestimonials = db.prepare<[], string>('select testimonial from testimonial order by place').pluck();
  const featured = db
    .prepare<[], string>('select testimonial from testimonial where is_featured = 1 order by place')
    .pluck();
  const allPosts = db.prepare<[], string>('select post from post order by published_at desc, id').pluck();
  const changes = db.prepare<{ list: string | null; limit: number }, ChangeRow>(`
    select * from content_change where :list is null or list = :list order by id desc limit :limit`);

  return {
    async areas() {
      return allAreas.all().map((area) => JSON.parse(area));
    },
    async testimonials({ isFeatured }) {
      return (isFeatured ? featured : allTestimonials).all().map((testimonial) => JSON.parse(testimonial));
    },
    async posts() {
      return allPosts.all().map((post) => JSON.parse(post));
    },
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

export function sqliteContent(db: Database, { write }: GroupCommit, seeds: Seeds): ContentStore & HistoryStore {
  const putArea = db.prepare(`
    insert into area (id, name, area) values (:id, :name, :area)
    on conflict (id) do update set name = excluded.name, area = excluded.area`);
  const putTestimonial = db.prepare(`
    insert into testimonial (id, is_featured, testimonial) values (:id, :isFeatured, :testimonial)
    on conflict (id) do update set is_featured = excluded.is_featured, testimonial = excluded.testimonial`);
  const putPost = db.prepare(`
    insert into post (id, published_at, post) values (:id, :publishedAt, :post)
    on conflict (id) do update set published_at = excluded.published_at, post = excluded.post`);
  const dropArea = db.prepare('delete from area where id = :id');
  const dropTestimonial = db.prepare('delete from testimonial where id = :id');
  const dropPost = db.prepare('delete from post where id = :id');
  const version = db.prepare<[], string>('select version from content_version').pluck();
  const putVersion = db.prepare<[string]>('insert or replace into content_version (only, version) values (1, ?)');
  const markSeeded = db.prepare<[string]>('insert into content_list (name) values (?) on conflict do nothing');

  const areaOf = db.prepare<{ id: string }, string>('select area from area where id = :id').pluck();
  const postOf = db.prepare<{ id: string }, string>('select post from post where id = :id').pluck();
  const testimonialOf = db.prepare<{ id: string }, { testimonial: string; is_featured: number }>(
    'select testimonial, is_featured from testimonial where id = :id',
  );
  const note = db.prepare(
    'insert into content_change (list, item_id, at, before, after) values (:list, :id, :at, :before, :after)',
  );
  const forget = db.prepare<{ list: string }>(`
    delete from content_change where list = :list and id <= (
      select id from content_change where list = :list order by id desc limit 1 offset ${keptChanges})`);

  const renew = () => putVersion.run(randomUUID());
  const addArea = (area: ServiceArea) => putArea.run({ id: area.id, name: area.name, area: JSON.stringify(area) });
  const addTestimonial = (testimonial: Testimonial, isFeatured: boolean) =>
    putTestimonial.run({
      id: testimonial.id,
      isFeatured: isFeatured ? 1 : 0,
      testimonial: JSON.stringify(testimonial),
    });

  const addPost = (post: BlogPost) =>
    putPost.run({ id: post.id, publishedAt: publishedMs(post), post: JSON.stringify(post) });

  const itemOf: Readonly<Record<ContentList, (id: string) => unknown>> = {
    areas: (id) => parsed(areaOf.get({ id })),
    testimonials: (id) => {
      const row = testimonialOf.get({ id });
      return row && { ...JSON.parse(row.testimonial), isFeatured: row.is_featured === 1 };
    },
    posts: (id) => parsed(postOf.get({ id })),
  };

  /** `former` is undefined for a new item; false if something else is stored. */
  function change(list: ContentList, id: string, former: unknown, act: () => unknown): boolean {
    const before = itemOf[list](id);
    if (!isSameItem(before, former)) return false;
    act();
    const after = itemOf[list](id);
    note.run({ list, id, at: Date.now(), before: written(before), after: written(after) });
    forget.run({ list });
    renew();
    return true;
  }

  function seed(list: string, add: () => void): void {
    if (markSeeded.run(list).changes === 0) return;
    add();
    renew();
  }

  db.transaction(() => {
    seed('areas', () => seeds.areas.forEach(addArea));
    seed('testimonials', () => {
      for (const testimonial of seeds.testimonials) addTestimonial(testimonial, true);
    });
    seed('posts', () => seeds.posts.forEach(addPost));
  }).immediate();

  return {
    ...readContent(db),
    async contentVersion() {
      return version.get() ?? '';
    },
    saveArea: (area, former) => write(() => change('areas', area.id, former, () => addArea(area))),
    removeArea: (id, former) => write(() => change('areas', id, former, () => dropArea.run({ id }))),
    saveTestimonial: (testimonial, { isFeatured, former }) =>
      write(() => change('testimonials', testimonial.id, former, () => addTestimonial(testimonial, isFeatured))),
    removeTestimonial: (id, former) =>
      write(() => change('testimonials', id, former, () => dropTestimonial.run({ id }))),
    savePost: (post, former) => write(() => change('posts', post.id, former, () => addPost(post))),
    removePost: (id, former) => write(() => change('posts', id, former, () => dropPost.run({ id }))),
  };
}

interface ChangeRow {
  id: number;
  list: ContentList;
  item_id: string;
  at: number;
  before: string | null;
  after: string | null;
}

const parsed = (json: string | undefined): unknown => (json === undefined ? undefined : JSON.parse(json));
const written = (item: unknown): string | null => (item === undefined ? null : JSON.stringify(item));

/** In the database, so that backups include them. */
export function sqlitePictures(db: Database, { write }: GroupCommit, hasRoom: HasRoom): PictureStore {
  const insert = db.prepare<[string, number, Buffer]>('insert into picture (id, added_at, bytes) values (?, ?, ?)');
  const count = db.prepare<[], number>('select count(*) from picture').pluck();
  const read = db.prepare<[string], Buffer>('select bytes from picture where id = ?').pluck();
  const before = db.prepare<[number], string>('select id from picture where added_at < ? order by id').pluck();
  const drop = db.prepare<[string]>('delete from picture where id = ?');

  return {
    async addPicture({ id, addedAt, bytes }, { max }) {
      if (!hasRoom() || (count.get() ?? 0) >= max) return false;
      await write(() => insert.run(id, addedAt.getTime(), bytes));
      return true;
    },
    readPicture: async (id) => read.get(id),
    picturesBefore: async (time) => before.all(time.getTime()),
    removePictures: (ids) =>
      write(() => {
        for (const id of ids) drop.run(id);
      }),
  };
}
