import { isDeepStrictEqual } from 'node:util';
import type { Context } from 'koa';
import {
  AreaEdit,
  type ContentChangeSummary,
  FormerItem,
  PostEdit,
  PreviewRequest,
  RemovedItem,
  TestimonialEdit,
  UndoRequest,
} from '../../../catalogue/contracts/admin/content.ts';
import type { BlogPost, ServiceArea, Testimonial } from '../../../catalogue/contracts/content.ts';
import { renderMarkdown } from '../../../host/rendering/markdown.ts';
import { jsonBody, readBody } from '../../http/body.ts';
import { createRoutes } from '../../http/routes.ts';
import { Problem, validBody } from '../../problem.ts';
import {
  type ContentChange,
  type ContentList,
  type ContentStore,
  contentLists,
  keptChanges,
} from '../../store/content.ts';
import type { ApiParts } from '../parts.ts';

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

/** The longest article twice, in escaped four-byte characters. */
const maxBytes = 512 * 1024;
const shownChanges = 100;

/** `PUT` and `DELETE` take `former`: 409 if the stored item differs. After a change this process’s pages show it. */
export function adminContentRoutes({ store, content, now }: ApiParts) {
  const collections = contentCollections(store);
  const body = (ctx: Context) => readBody(ctx.req, { type: 'application/json', maxBytes });
  const find = async (list: ContentList, id: string | undefined) =>
    (await collections[list].items()).find((item) => item.id === id);

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

  /** 409 if the stored item is neither `former` nor this. */
  async function put(list: ContentList, item: ContentItem, former?: object): Promise<ContentItem> {
    if ('slug' in item) {
      const items = await collections[list].items();
      if (items.some((other) => 'slug' in other && other.id !== item.id && other.slug === item.slug)) {
        throw new Problem('validation', { errors: { slug: 'Another one already has this address' } });
      }
    }
    const isPut = await collections[list].put(item, former);
    await content.check();
    if (isPut) return item;
    const stored = await find(list, item.id);
    // A repetition, because the response was lost.
    if (stored && changedFields(stored, item).every((name) => name === 'updatedAt')) return stored;
    throw new Problem(former ? 'changed' : 'exists');
  }

  /** 409 if the stored item differs, 404 if there is none, unless it was just removed. */
  async function remove(list: ContentList, id: string, former: object): Promise<void> {
    const isRemoved = await collections[list].remove(id, former);
    await content.check();
    if (isRemoved) return;
    if (await find(list, id)) throw new Problem('changed');
    const last = (await store.contentHistory({ list, limit: keptChanges })).find(({ itemId }) => itemId === id);
    if (!last?.before || changedFields(last.before, former).length > 0) throw new Problem('not_found');
  }

  return createRoutes({ audience: 'owner', prefix: '/api/admin/content' })
    .get('/history', async (ctx) => {
      const list = ctx.query.list === undefined ? {} : { list: listOf(ctx.query.list) };
      return (await store.contentHistory({ ...list, limit: shownChanges })).map(presentChange);
    })
    .post('/undo', async (ctx) => {
      const { changeId } = await jsonBody(ctx, UndoRequest);
      const changes = await store.contentHistory({ limit: keptChanges * contentLists.length });
      const change = changes.find(({ id }) => id === changeId);
      if (!change) throw new Problem('not_found');
      const { list, itemId, before } = change;
      const former = await find(list, itemId);
      if (before !== undefined) await put(list, before as ContentItem, former);
      else if (former) await remove(list, itemId, former);
      ctx.status = 204;
    })
    .post('/preview', async (ctx) => {
      const { markdown } = await jsonBody(ctx, PreviewRequest, maxBytes);
      ctx.type = 'html';
      return renderMarkdown(markdown).html;
    })
    .get('/:list', (ctx) => collections[listOf(ctx.params.list)].items())
    .get('/:list/:id', async (ctx) => {
      const item = await find(listOf(ctx.params.list), ctx.params.id);
      if (!item) throw new Problem('not_found');
      return item;
    })
    .put('/:list/:id', async (ctx) => {
      const [list, id] = [listOf(ctx.params.list), idOf(ctx.params.id)];
      const written = await body(ctx);
      const item = itemOf(list, id, written);
      return put(list, item, validBody(written, FormerItem).former);
    })
    .delete('/:list/:id', async (ctx) => {
      const [list, id] = [listOf(ctx.params.list), idOf(ctx.params.id)];
      await remove(list, id, validBody(await body(ctx), RemovedItem).former);
      ctx.status = 204;
    });
}

/** A missing `active` is true. */
function changedFields(before: unknown, after: unknown): string[] {
  const [old, young] = [marked(before), marked(after)];
  return [...new Set([...Object.keys(young), ...Object.keys(old)])].filter(
    (name) => !isDeepStrictEqual(old[name], young[name]),
  );
}

function marked(item: unknown): Record<string, unknown> {
  const { active = true, ...fields } = item as Record<string, unknown>;
  return { ...fields, active };
}

function listOf(name: unknown): ContentList {
  const list = contentLists.find((known) => known === name);
  if (!list) throw new Problem('not_found');
  return list;
}

/** The browser generates ids. */
function idOf(id = ''): string {
  if (!/^[a-z\d][\w-]{0,79}$/i.test(id)) throw new Problem('not_found');
  return id;
}

function presentChange({ id, list, itemId, at, before, after }: ContentChange): ContentChangeSummary {
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  const item = (after ?? before) as { name?: string; customerName?: string; title?: string };
  const name = item.name ?? item.customerName ?? item.title ?? '';
  const fields = kind === 'changed' ? changedFields(before, after) : [];
  return { id, list, itemId, at: at.toISOString(), kind, name, fields };
}
