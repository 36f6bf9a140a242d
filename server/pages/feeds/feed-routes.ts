import { memoizeAsync } from '../../async/memoize-async.ts';
import type { SiteContent } from '../../content/content.ts';
import type { SiteHeaders } from '../../http/headers.ts';
import { createRoutes, type Routes } from '../../http/routes.ts';
import { cachedAnswer } from '../cached-answer.ts';
import { createCachedPage } from '../cached-page.ts';
import type { FeedFile } from './feed-file.ts';

/** `GET` of the given files, which are built once and cached in memory until content changes. */
export function feedRoutes(parts: {
  files: readonly FeedFile[];
  content: Pick<SiteContent, 'onChange'>;
  headers: SiteHeaders;
}): Routes {
  const { files, content, headers } = parts;
  const routes = createRoutes({ audience: 'public', answers: 'assets', priority: 'exempt' });
  for (const { path, type, write } of files) {
    const file = memoizeAsync(async () => createCachedPage(200, Buffer.from(await write()), headers.assets, { type }));
    content.onChange(file.forget);
    routes
      .get(path, async (ctx) => {
        ctx.state.answer = await cachedAnswer(ctx.req.headers, await file.read());
      })
      .rest(path);
  }
  return routes;
}
