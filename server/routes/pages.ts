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

  /** Cache keys of pages asked for without parameters, which is nearly always. */
  const plainKeys = new Map<string, string>();

  return async (ctx, next) => {
    if (ctx.state.area !== 'page' || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const { path, querystring } = ctx;
    const known = querystring === '' ? plainKeys.get(path) : undefined;
    const warm = known === undefined ? undefined : cache.peek(known);
    if (warm) {
      ctx.state.route = path;
      const answer = finishedAnswer(ctx, warm);
      ctx.state.answer = answer instanceof Promise ? await answer : answer;
      return;
    }
    const query = new URLSearchParams(querystring);
    const key = renderer.cacheKey(path, query);
    ctx.state.route = key === undefined ? '(no page)' : path;
    if (key === undefined) {
      ctx.state.answer = await renderedAnswer(ctx, await renderer.render({ path, query }), headers);
      return;
    }
    const plainKey = renderer.cacheKey(path, new URLSearchParams()) ?? key;
    plainKeys.set(path, plainKey);
    const page = await cache.get(key, renderPage, key === plainKey);
    const isFinished = page.kind === 'finished';
    ctx.state.answer = isFinished ? await finishedAnswer(ctx, page) : await renderedAnswer(ctx, page, headers);

    async function renderPage(): Promise<RenderedPage> {
      const rendered = await renderer.render({ path, query });
      if (rendered.kind === 'redirect')
        throw new Problem('internal', { cause: new Error('A redirect has a cache key') });
      return rendered;
    }
  };
}

function finishedAnswer({ req: { headers } }: Context, page: FinishedPage) {
  const known = headers['if-none-match'];
  if (known?.split(/\s*,\s*/).includes(page.etag)) return page.notModified;
  return page.answer(acceptedEncoding(headers['accept-encoding']));
}
