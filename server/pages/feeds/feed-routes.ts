import { remembered } from '../../async/memoize-async.ts';
import type { SiteHeaders } from '../../http/headers.ts';
import { createRoutes, type Routes } from '../../http/routes.ts';
import { finishedAnswer } from '../cached-answer.ts';
import { finishPage } from '../cached-page.ts';
import type { SiteContent } from '../content.ts';
import type { MachineFile } from './feed-file.ts';

/** `GET` of the given files: written once, kept in memory until content changes. */
export function machineFileRoutes(parts: {
  files: readonly MachineFile[];
  content: Pick<SiteContent, 'onChange'>;
  headers: SiteHeaders;
}): Routes {
  const { files, content, headers } = parts;
  const routes = createRoutes({ audience: 'public', answers: 'assets', priority: 'exempt' });
  for (const { path, type, write } of files) {
    const file = remembered(async () => finishPage(200, await write(), headers.assets, { type }));
    content.onChange(file.forget);
    routes
      .get(path, async (ctx) => {
        ctx.state.answer = await finishedAnswer(ctx.req.headers, await file.read());
      })
      .rest(path);
  }
  return routes;
}
