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
import { renderMarkdown } from '../../../host/rendering/markdown.ts';
import { jsonBody, readBody, type Unwritten, validBody } from '../../http/body.ts';
import { createRoutes } from '../../http/routes.ts';
import { found, invalid, Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import {
  type ContentChange,
  type ContentItem,
  type ContentList,
  contentLists,
  keptChanges,
} from '../../store/content.ts';

/** The longest article twice, in escaped four-byte characters. */
const maxBytes = 512 * 1024;
const shownChanges = 100;

/** `PUT` and `DELETE` take `former`: 409 if the stored item differs. After a change this process’s pages show it. */
export function adminContentRoutes({ store, content, now }: Services) {
  const body = (ctx: Context) => readBody(ctx.req, { type: 'application/json', maxBytes });
  const find = async (list: ContentList, id: string | undefined) =>
    (await store.contentOf(list)).find((item) => item.id === id);

  function itemOf(list: ContentList, id: string, written: object): ContentItem {
    if (list === 'areas') return { id, ...validBody(written, AreaEdit) };
    if (list === 'testimonials') return { id, ...validBody(written, TestimonialEdit) };
    const { imageAlt, ...post } = validBody(written, PostEdit);
    const { publishedAt } = post;
    const time = now().toISOString();
    return { id, ...post, ...(imageAlt && { imageAlt }), updatedAt: time > publishedAt ? time : publishedAt };
  }

  /** 409 if the stored item is neither `former` nor this. */
  async function put(list: ContentList, item: ContentItem, former?: object): Promise<ContentItem> {
    if ('slug' in item) {
      const { id, slug } = item;
      const isTaken = (await store.contentOf(list)).some(
        (other) => 'slug' in other && other.id !== id && other.slug === slug,
      );
      if (isTaken) throw invalid({ slug: 'Another one already has this address' });
    }
    const isPut = await store.saveContent(list, item, former);
    await content.check();
    if (isPut) return item;
    const stored = await find(list, item.id);
    // A repetition, because the response was lost.
    if (stored && changedFields(stored, item).every((name) => name === 'updatedAt')) return stored;
    throw new Problem(former ? 'changed' : 'exists');
  }

  /** 409 if the stored item differs, 404 if there is none, unless it was just removed. */
  async function remove(list: ContentList, id: string, former: object): Promise<void> {
    const isRemoved = await store.removeContent(list, id, former);
    await content.check();
    if (isRemoved) return;
    if (await find(list, id)) throw new Problem('changed');
    const last = (await store.contentHistory({ list, limit: keptChanges })).find(({ itemId }) => itemId === id);
    if (changedFields(found(last?.before), former).length > 0) throw new Problem('not_found');
  }

  return createRoutes({ audience: 'owner', prefix: '/api/admin/content' })
    .get('/history', async ({ query }) => {
      const list = query.list === undefined ? {} : { list: listOf(query.list) };
      return (await store.contentHistory({ ...list, limit: shownChanges })).map(presentChange);
    })
    .post('/undo', async (ctx) => {
      const { changeId } = await jsonBody(ctx, UndoRequest);
      const changes = await store.contentHistory({ limit: keptChanges * contentLists.length });
      const { list, itemId, before } = found(changes.find(({ id }) => id === changeId));
      const former = await find(list, itemId);
      if (before !== undefined) await put(list, before as ContentItem, former);
      else if (former) await remove(list, itemId, former);
    })
    .post('/preview', async (ctx) => {
      const { markdown } = await jsonBody(ctx, PreviewRequest, maxBytes);
      ctx.type = 'html';
      return renderMarkdown(markdown).html;
    })
    .get('/:list', ({ params }) => store.contentOf(listOf(params.list)))
    .get('/:list/:id', async ({ params }) => found(await find(listOf(params.list), params.id)))
    .put('/:list/:id', async (ctx) => {
      const [list, id] = [listOf(ctx.params.list), idOf(ctx.params.id)];
      const written = await body(ctx);
      return put(list, itemOf(list, id, written), validBody(written, FormerItem).former);
    })
    .delete('/:list/:id', async (ctx) => {
      const [list, id] = [listOf(ctx.params.list), idOf(ctx.params.id)];
      await remove(list, id, validBody(await body(ctx), RemovedItem).former);
    });
}

/** No `active` is true. */
function changedFields(before: unknown, after: unknown): string[] {
  const [old, young] = [marked(before), marked(after)];
  return Object.keys({ ...young, ...old }).filter((name) => !isDeepStrictEqual(old[name], young[name]));
}

function marked(item: unknown): Record<string, unknown> {
  const { active = true, ...fields } = item as Record<string, unknown>;
  return { ...fields, active };
}

const listOf = (name: unknown): ContentList => found(contentLists.find((known) => known === name));

/** The browser generates ids. */
function idOf(id = ''): string {
  if (!/^[a-z\d][\w-]{0,79}$/i.test(id)) throw new Problem('not_found');
  return id;
}

function presentChange({ id, list, itemId, at, before, after }: ContentChange): Unwritten<ContentChangeSummary> {
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  const item = (after ?? before) as { name?: string; customerName?: string; title?: string };
  const name = item.name ?? item.customerName ?? item.title ?? '';
  const fields = kind === 'changed' ? changedFields(before, after) : [];
  return { id, list, itemId, at, kind, name, fields };
}
