import { createRoutes } from '../edge/routes.ts';
import type { Store } from '../store/store.ts';

/** Mail that waits longer than this is late: the owner should know. */
const lateMs = 15 * 60_000;

/**
 * `GET /health/live`: 200 while the process runs.
 * `GET /health/ready`: 200 while it can take leads; 503 when the store does not answer or the process is stopping.
 * Late mail is told but makes nobody unready: leads are still kept, and turning visitors away would not send it.
 */
export function healthRoutes(parts: { store: Store; isStopping: () => boolean; now: () => Date }) {
  const { store, isStopping, now } = parts;

  async function outboxStatus(): Promise<'ok' | 'late'> {
    const { oldestDueAt } = await store.outboxState();
    return oldestDueAt && now().getTime() - oldestDueAt.getTime() > lateMs ? 'late' : 'ok';
  }

  return createRoutes({ audience: 'public', prefix: '/health' })
    .get('/live', (ctx) => {
      ctx.body = { status: 'ok' };
    })
    .get('/ready', async (ctx) => {
      const outbox = await store.ping().then(outboxStatus, () => undefined);
      const status = isStopping() ? 'stopping' : outbox ? 'ok' : 'unavailable';
      ctx.status = status === 'ok' ? 200 : 503;
      if (ctx.status === 503) ctx.set('Retry-After', '5');
      ctx.body = { status, store: outbox ? 'ok' : 'unavailable', outbox };
    })
    .rest();
}
