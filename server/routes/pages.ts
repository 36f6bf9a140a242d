import type { Context, Middleware } from 'koa';
import type { RenderedPage, Renderer } from '../../host/render.tsx';
import type { State } from '../edge/edge.ts';
import type { SiteHeaders } from '../edge/headers.ts';
import { Problem } from '../edge/problem.ts';
import { acceptedEncoding } from '../encodings.ts';
import type { FinishedPage } from '../finished-page.ts';
import type { PageCache } from '../page-cache.ts';
import { renderedAnswer } from './rendered-answer.ts';

/** `GET` and `HEAD` of every page: from memory where it can be, else rendered now. Other methods go on. */
export function pageRoutes(parts: { renderer: Renderer; cache: PageCache; headers: SiteHeaders }): Middleware<State> {
  const { renderer, cache, headers } = parts;

  return async (ctx, next) => {
    if (ctx.state.area !== 'page' || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const { path, querystring } = ctx;
    const query = new URLSearchParams(querystring);
    const key = renderer.cacheKey(path, query);
    ctx.state.route = key === undefined ? '(no page)' : path;
    if (key === undefined) {
      ctx.state.answer = await renderedAnswer(ctx, await renderer.render({ path, query }), headers);
      return;
    }
    const page = cache.peek(key) ?? (await cache.get(key, renderPage, isPlain));
    const isFinished = page.kind === 'finished';
    ctx.state.answer = isFinished ? await finishedAnswer(ctx, page) : await renderedAnswer(ctx, page, headers);

    async function renderPage(): Promise<RenderedPage> {
      const rendered = await renderer.render({ path, query });
      if (rendered.kind === 'redirect')
        throw new Problem('internal', { cause: new Error('A redirect has a cache key') });
      return rendered;
    }
    function isPlain(): boolean {
      return renderer.cacheKey(path, new URLSearchParams()) === key;
    }
  };
}

function finishedAnswer({ req: { headers } }: Context, page: FinishedPage) {
  const known = headers['if-none-match'];
  if (known?.split(/\s*,\s*/).includes(page.etag)) return page.notModified;
  return page.answer(acceptedEncoding(headers['accept-encoding']));
}
