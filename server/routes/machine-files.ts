import type { Middleware } from 'koa';
import type { SiteContent } from '../content.ts';
import type { State } from '../edge/edge.ts';
import type { SiteHeaders } from '../edge/headers.ts';
import { Problem } from '../edge/problem.ts';
import { finishPage } from '../finished-page.ts';
import type { MachineFile } from '../machine-files/machine-file.ts';
import { remembered } from '../remembered.ts';
import { finishedAnswer } from './finished-answer.ts';

/** `GET` of the given files: written once, kept in memory until content changes. All other paths go on. */
export function machineFileRoutes(parts: {
  files: readonly MachineFile[];
  content: Pick<SiteContent, 'onChange'>;
  headers: SiteHeaders;
}): Middleware<State> {
  const { files, content, headers } = parts;
  const kept = new Map(
    files.map(({ path, type, write }) => [
      path,
      remembered(async () => finishPage(200, await write(), headers.assets, { type })),
    ]),
  );
  content.onChange(() => {
    for (const { forget } of kept.values()) forget();
  });

  return async (ctx, next) => {
    const file = kept.get(ctx.path);
    if (!file) return next();
    ctx.state.route = ctx.path;
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw new Problem('method', { headers: { Allow: 'GET, HEAD' } });
    ctx.state.answer = await finishedAnswer(ctx.req.headers, await file.read());
  };
}
