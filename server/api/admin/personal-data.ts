import { Readable } from 'node:stream';
import { business } from '../../../catalogue/business.ts';
import { EraseRequest, type Traces } from '../../../catalogue/contracts/admin/lead-changes.ts';
import { wallTime } from '../../../catalogue/time/eastern-time.ts';
import { jsonBody } from '../../http/body.ts';
import { createRoutes, type Routes } from '../../http/routes.ts';
import { bounds } from '../../limits/rate-limits.ts';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { type Snapshot, withStoreTimeout } from '../../store/store.ts';
import { exportedJson, leadTable } from './export-formats.ts';

/**
 * Exports show the data as of their start (with MongoDB approximately); a failing store, an erasure or a slow client
 * aborts them. Erasing covers photos and mail on disk, as `widgets/admin/data/` says. Bodies name the person: URLs end
 * up in logs.
 */
export function personalDataRoutes({ store, limitCounts, forgetCopies, now }: Services): Routes {
  const attachment = (name: string) => `attachment; filename="${name.replace('*', wallTime(now()).day)}"`;
  let running = 0;

  function streamOf(read: (snapshot: Snapshot) => AsyncIterable<string>): Readable {
    if (running >= bounds.exports.number) {
      limitCounts.note(bounds.exports);
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
    // The write-ahead log grows while a snapshot is open.
    const slow = setTimeout(() => {
      limitCounts.note(bounds.exportMinutes);
      stream.destroy(new Error('The export was read too slowly'));
    }, bounds.exportMinutes.number * 60_000).unref();
    return stream.once('close', () => {
      running -= 1;
      clearTimeout(slow);
    });
  }

  return createRoutes({ audience: 'owner', prefix: '/api/admin' })
    .get('/export.csv', (ctx) => {
      const stream = streamOf(leadTable);
      ctx.set('Content-Disposition', attachment('leads-*.csv'));
      ctx.type = 'text/csv; charset=utf-8';
      return stream;
    })
    .get('/export.json', (ctx) => {
      const stream = streamOf((snapshot) => exportedJson(snapshot, now()));
      ctx.set('Content-Disposition', attachment(`${business.namespace}-*.json`));
      ctx.type = 'application/json';
      return stream;
    })
    .post('/erase/search', async (ctx) => (await store.countTraces(await jsonBody(ctx, EraseRequest))) satisfies Traces)
    .post('/erase', async (ctx) => {
      const { leadIds, events } = await store.erase(await jsonBody(ctx, EraseRequest), async (leadIds) => {
        await forgetCopies(leadIds);
        await store.removePhotosOf(leadIds);
      });
      return { leads: leadIds.length, events } satisfies Traces;
    });
}
