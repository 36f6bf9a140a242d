import { Readable } from 'node:stream';
import { business } from '../../../catalogue/business.ts';
import { wallTime } from '../../../catalogue/time/eastern-time.ts';
import { exportedJson } from '../../admin/exported-json.ts';
import { leadTable } from '../../admin/lead-table.ts';
import { createRoutes } from '../../http/routes.ts';
import type { LimitCounts } from '../../limits/limit-counts.ts';
import { limitTable } from '../../limits/limit-table.ts';
import { Problem } from '../../problem.ts';
import type { Snapshot } from '../../store/snapshot.ts';
import type { Store } from '../../store/store.ts';
import { withStoreTimeout } from '../../store/store-timeout.ts';

/**
 * `GET /api/admin/export.csv`: every lead, one per line. `GET /api/admin/export.json`: all data of the site. Times in
 * the table are those of New York. Both show the data as of their start (with MongoDB approximately) and are streamed page by page, no faster than the client
 * reads. A failing store, an erasure or a client that is too slow aborts them. At most two run at once; more get a 429.
 */
export function exportRoutes(parts: { store: Store; limitCounts: Pick<LimitCounts, 'note'>; now: () => Date }) {
  const { store, limitCounts, now } = parts;
  const attachment = (name: string) => `attachment; filename="${name.replace('*', wallTime(now()).day)}"`;
  let running = 0;

  /** Streams a snapshot. The snapshot is closed with the stream, however that ends. */
  function streamOf(read: (snapshot: Snapshot) => AsyncIterable<string>): Readable {
    if (running >= limitTable.exports.number) {
      limitCounts.note('exports');
      throw new Problem('too_many', { retryAfterMs: 60_000 });
    }
    async function* pieces() {
      const snapshot = await store.snapshot();
      try {
        yield* read(withStoreTimeout(snapshot));
      } finally {
        await snapshot.close();
      }
    }
    running += 1;
    const stream = Readable.from(pieces());
    // The store's write-ahead log grows while a snapshot is open.
    const slow = setTimeout(() => {
      limitCounts.note('exportMinutes');
      stream.destroy(new Error('The export was read too slowly'));
    }, limitTable.exportMinutes.number * 60_000).unref();
    return stream.once('close', () => {
      running -= 1;
      clearTimeout(slow);
    });
  }

  return createRoutes({ audience: 'owner', prefix: '/api/admin' })
    .get('/export.csv', async (ctx) => {
      ctx.body = streamOf(leadTable);
      ctx.set('Content-Disposition', attachment('leads-*.csv'));
      ctx.type = 'text/csv; charset=utf-8';
    })
    .get('/export.json', async (ctx) => {
      ctx.body = streamOf((snapshot) => exportedJson(snapshot, now()));
      ctx.set('Content-Disposition', attachment(`${business.namespace}-*.json`));
      ctx.type = 'application/json';
    });
}
