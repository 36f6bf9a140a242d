import type { Context } from 'koa';
import { type ContentChangeSummary, PreviewRequest, UndoRequest } from '../../../catalogue/contracts/admin/content.ts';
import { renderMarkdown } from '../../../host/rendering/markdown.ts';
import type { ContentVersion } from '../../content/content.ts';
import { readBody } from '../../http/body.ts';
import { createRoutes } from '../../http/routes.ts';
import { Problem } from '../../problem.ts';
import {
  type ContentChange,
  type ContentList,
  type ContentStore,
  contentLists,
  type HistoryStore,
} from '../../store/store.ts';
import { jsonBody } from '../json-body.ts';
import { changedFields, createContentEdits } from './content-edits.ts';

/** The longest article twice, in escaped four-byte characters. */
const maxBytes = 512 * 1024;
const shownChanges = 100;

/** `PUT` and `DELETE` take `former`: 409 if the stored item differs. */
export function adminContentRoutes(parts: {
  store: ContentStore & HistoryStore;
  version: Pick<ContentVersion, 'check'>;
  now: () => Date;
}) {
  const { store } = parts;
  const content = createContentEdits(parts);
  const body = (ctx: Context) => readBody(ctx.req, { type: 'application/json', maxBytes });

  return createRoutes({ audience: 'owner', prefix: '/api/admin/content' })
    .get('/history', async (ctx) => {
      const list = ctx.query.list === undefined ? {} : { list: listOf(ctx.query.list) };
      ctx.body = (await store.contentHistory({ ...list, limit: shownChanges })).map(presentChange);
    })
    .post('/undo', async (ctx) => {
      const { changeId } = await jsonBody(ctx, UndoRequest);
      if (!(await content.undo(changeId))) throw new Problem('not_found');
      ctx.status = 204;
    })
    .post('/preview', async (ctx) => {
      const { markdown } = await jsonBody(ctx, PreviewRequest, maxBytes);
      ctx.type = 'html';
      ctx.body = renderMarkdown(markdown).html;
    })
    .get('/:list', async (ctx) => {
      ctx.body = await content.items(listOf(ctx.params.list));
    })
    .get('/:list/:id', async (ctx) => {
      const items = await content.items(listOf(ctx.params.list));
      const item = items.find(({ id }) => id === ctx.params.id);
      if (!item) throw new Problem('not_found');
      ctx.body = item;
    })
    .put('/:list/:id', async (ctx) => {
      const list = listOf(ctx.params.list);
      ctx.body = await content.save(list, idOf(ctx.params.id), await body(ctx));
    })
    .delete('/:list/:id', async (ctx) => {
      const list = listOf(ctx.params.list);
      await content.remove(list, idOf(ctx.params.id), await body(ctx));
      ctx.status = 204;
    });
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
  return {
    id,
    list,
    itemId,
    at: at.toISOString(),
    kind,
    name: nameOf(after ?? before),
    fields: kind === 'changed' ? changedFields(before, after) : [],
  };
}

function nameOf(item: unknown): string {
  const { name, customerName, title } = item as { name?: string; customerName?: string; title?: string };
  return name ?? customerName ?? title ?? '';
}
