import { isDeepStrictEqual } from 'node:util';
import {
  AreaEdit,
  FormerItem,
  PostEdit,
  RemovedItem,
  TestimonialEdit,
} from '../../../catalogue/contracts/admin/content.ts';
import type { BlogPost } from '../../../catalogue/contracts/blog-post.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import type { Testimonial } from '../../../catalogue/contracts/testimonial.ts';
import type { ContentVersion } from '../../content/content.ts';
import { Problem, validBody } from '../../problem.ts';
import {
  type ContentList,
  type ContentStore,
  contentLists,
  type HistoryStore,
  keptChanges,
} from '../../store/store.ts';

type FeaturedTestimonial = Testimonial & { isFeatured: boolean };
type ContentItem = ServiceArea | BlogPost | FeaturedTestimonial;

interface ContentCollection {
  items(): Promise<readonly ContentItem[]>;
  /** False if the stored item differs from `former`, or exists without it. */
  put(item: ContentItem, former?: object): Promise<boolean>;
  /** False if the stored item differs from `former`, or there is none. */
  remove(id: string, former: object): Promise<boolean>;
}

function contentCollections(store: ContentStore): Readonly<Record<ContentList, ContentCollection>> {
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

export async function everyTestimonial(store: Pick<ContentStore, 'testimonials'>): Promise<FeaturedTestimonial[]> {
  const [all, featured] = await Promise.all([
    store.testimonials({ isFeatured: false }),
    store.testimonials({ isFeatured: true }),
  ]);
  const featuredIds = new Set(featured.map(({ id }) => id));
  return all.map((testimonial) => ({ ...testimonial, isFeatured: featuredIds.has(testimonial.id) }));
}

/** After a change this process’s pages show it. */
export function createContentEdits(parts: {
  store: ContentStore & HistoryStore;
  version: Pick<ContentVersion, 'check'>;
  now: () => Date;
}) {
  const { store, version, now } = parts;
  const collections = contentCollections(store);

  function itemOf(list: ContentList, id: string, written: object): ContentItem {
    if (list === 'areas') return { id, ...validBody(written, AreaEdit) };
    if (list === 'testimonials') return { id, ...validBody(written, TestimonialEdit) };
    const { imageAlt, ...post } = validBody(written, PostEdit);
    const updatedAt = now().toISOString();
    return {
      id,
      ...post,
      ...(imageAlt && { imageAlt }),
      updatedAt: updatedAt > post.publishedAt ? updatedAt : post.publishedAt,
    };
  }

  async function put(list: ContentList, item: ContentItem, former?: object): Promise<ContentItem> {
    if ('slug' in item) {
      const others = (await collections[list].items()).filter(({ id }) => id !== item.id);
      if (others.some((other) => 'slug' in other && other.slug === item.slug)) {
        throw new Problem('validation', { errors: { slug: 'Another one already has this address' } });
      }
    }
    const isPut = await collections[list].put(item, former);
    await version.check();
    if (isPut) return item;
    const stored = (await collections[list].items()).find(({ id }) => id === item.id);
    // A repetition, because the response was lost.
    if (stored && changedFields(stored, item).every((name) => name === 'updatedAt')) return stored;
    throw new Problem(former ? 'changed' : 'exists');
  }

  async function remove(list: ContentList, id: string, former: object): Promise<void> {
    const isRemoved = await collections[list].remove(id, former);
    await version.check();
    if (isRemoved) return;
    if ((await collections[list].items()).some((item) => item.id === id)) throw new Problem('changed');
    const last = (await store.contentHistory({ list, limit: keptChanges })).find(({ itemId }) => itemId === id);
    if (!last?.before || changedFields(last.before, former).length > 0) throw new Problem('not_found');
  }

  return {
    items: (list: ContentList) => collections[list].items(),
    /** 422 if invalid; 409 if the stored item is neither `former` nor what was written. */
    async save(list: ContentList, id: string, written: object): Promise<ContentItem> {
      const item = itemOf(list, id, written);
      const { former } = validBody(written, FormerItem);
      return put(list, item, former);
    },
    /** 422 without `former`, 409 if the stored item differs, 404 if there is none, unless it was just removed. */
    async remove(list: ContentList, id: string, request: object): Promise<void> {
      const { former } = validBody(request, RemovedItem);
      await remove(list, id, former);
    },
    /** Recorded as a change. False if the change is no longer stored. */
    async undo(changeId: string): Promise<boolean> {
      const changes = await store.contentHistory({ limit: keptChanges * contentLists.length });
      const change = changes.find(({ id }) => id === changeId);
      if (!change) return false;
      const former = (await collections[change.list].items()).find(({ id }) => id === change.itemId);
      if (change.before !== undefined) await put(change.list, change.before as ContentItem, former);
      else if (former) await remove(change.list, change.itemId, former);
      return true;
    },
  };
}

/** A missing `active` is true. */
export function changedFields(before: unknown, after: unknown): string[] {
  const [old, young] = [marked(before), marked(after)];
  return [...new Set([...Object.keys(young), ...Object.keys(old)])].filter(
    (name) => !isDeepStrictEqual(old[name], young[name]),
  );
}

function marked(item: unknown): Record<string, unknown> {
  const { active = true, ...fields } = item as Record<string, unknown>;
  return { ...fields, active };
}
