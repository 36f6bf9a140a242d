import { createRoutes } from '../http/routes.ts';
import type { Readiness } from '../readiness.ts';

/**
 * `GET /health/live`: 200 while the process runs. `GET /health/ready`: 200 while it can store leads, as of at most five
 * seconds ago and since the last call of the store that failed; 503 if the store cannot or the process is stopping. Late
 * mail is reported but does not affect readiness: leads are still stored, and turning visitors away would not send it.
 *
 * `GET /health/ready?for=pages` is for load balancers: 200 unless the process is stopping, since pages come from memory,
 * and only the server can tell the sender of a form that it cannot be stored.
 */
export function healthRoutes({ readiness, isStopping }: { readiness: Readiness; isStopping: () => boolean }) {
  return createRoutes({ audience: 'public', prefix: '/health', priority: 'exempt' })
    .get('/live', (ctx) => {
      ctx.body = { status: 'ok' };
    })
    .get('/ready', async (ctx) => {
      const isForPages = ctx.query.for === 'pages';
      const outbox = isForPages ? undefined : (await readiness())?.outbox;
      const status = isStopping() ? 'stopping' : isForPages || outbox ? 'ok' : 'unavailable';
      ctx.status = status === 'ok' ? 200 : 503;
      if (ctx.status === 503) ctx.set('Retry-After', '5');
      ctx.body = isForPages ? { status } : { status, store: outbox ? 'ok' : 'unavailable', outbox };
    })
    .rest();
}
