import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { BlogPost } from '../../../catalogue/contracts/blog-post.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import type { Testimonial } from '../../../catalogue/contracts/testimonial.ts';
import { publishedMs } from '../post-order.ts';
import type { Seeds } from '../seed.ts';
import type { ContentStore } from '../store.ts';
import type { GroupCommit } from './group-commit.ts';

export function sqliteContent(db: Database, { write }: GroupCommit, seeds: Seeds): ContentStore {
  const allAreas = db.prepare<[], string>('select area from area order by name').pluck();
  const allTestimonials = db.prepare<[], string>('select testimonial from testimonial order by place').pluck();
  const featured = db
    .prepare<[], string>('select testimonial from testimonial where is_featured = 1 order by place')
    .pluck();
  const allPosts = db.prepare<[], string>('select post from post order by published_at desc, id').pluck();
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

  function remove(drop: () => { changes: number }): boolean {
    const isGone = drop().changes === 1;
    if (isGone) renew();
    return isGone;
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
    async areas() {
      return allAreas.all().map((area) => JSON.parse(area));
    },
    async testimonials({ isFeatured }) {
      return (isFeatured ? featured : allTestimonials).all().map((testimonial) => JSON.parse(testimonial));
    },
    async posts() {
      return allPosts.all().map((post) => JSON.parse(post));
    },
    async contentVersion() {
      return version.get() ?? '';
    },
    saveArea: (area) =>
      write(() => {
        addArea(area);
        renew();
      }),
    removeArea: (id) => write(() => remove(() => dropArea.run({ id }))),
    saveTestimonial: (testimonial, { isFeatured }) =>
      write(() => {
        addTestimonial(testimonial, isFeatured);
        renew();
      }),
    removeTestimonial: (id) => write(() => remove(() => dropTestimonial.run({ id }))),
    savePost: (post) =>
      write(() => {
        addPost(post);
        renew();
      }),
    removePost: (id) => write(() => remove(() => dropPost.run({ id }))),
  };
}
