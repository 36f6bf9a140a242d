import { createRoutes } from '../http/routes.ts';
import type { Readiness } from '../readiness.ts';

/**
 * `GET /health/live`: 200 while the process runs. `GET /health/ready`: 200 while it can store leads, as of at most five
 * seconds ago and since the last call of the store that failed; 503 if the store cannot or the process is stopping. Late
 * mail is reported but does not affect readiness: leads are still stored, and turning visitors away would not send it.
 */
export function healthRoutes({ readiness, isStopping }: { readiness: Readiness; isStopping: () => boolean }) {
  return createRoutes({ audience: 'public', prefix: '/health', priority: 'exempt' })
    .get('/live', (ctx) => {
      ctx.body = { status: 'ok' };
    })
    .get('/ready', async (ctx) => {
      const outbox = (await readiness())?.outbox;
      const status = isStopping() ? 'stopping' : outbox ? 'ok' : 'unavailable';
      ctx.status = status === 'ok' ? 200 : 503;
      if (ctx.status === 503) ctx.set('Retry-After', '5');
      ctx.body = { status, store: outbox ? 'ok' : 'unavailable', outbox };
    })
    .rest();
}
