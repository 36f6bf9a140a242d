import { EraseRequest, type Traces } from '../../../catalogue/contracts/admin/erase-request.ts';
import { readBody } from '../../http/body.ts';
import { createRoutes } from '../../http/routes.ts';
import type { PhotoStore } from '../../store/port/photo-store.ts';
import type { RetentionStore } from '../../store/port/retention-store.ts';
import { validBody } from '../../valid-body.ts';

const maxBytes = 4 * 1024;

/**
 * `POST /api/admin/erase/search` `{ email, phone }`: counts a person's data. `POST /api/admin/erase` with the same
 * body: erases it, including photos and mail on our disk. Both return the counts, `{ leads, events }`. The person is
 * named in the body, because URLs end up in histories and logs.
 */
export function eraseRoutes(parts: {
  store: RetentionStore & Pick<PhotoStore, 'removePhotosOf'>;
  forgetMails: (leadIds: readonly string[]) => Promise<void>;
}) {
  const { store, forgetMails } = parts;
  async function forgetCopies(leadIds: readonly string[]): Promise<void> {
    await forgetMails(leadIds);
    await store.removePhotosOf(leadIds);
  }

  return createRoutes({ audience: 'owner', prefix: '/api/admin/erase' })
    .post('/search', async (ctx) => {
      const who = validBody(await readBody(ctx.req, { type: 'application/json', maxBytes }), EraseRequest);
      ctx.body = (await store.countTraces(who)) satisfies Traces;
    })
    .post('', async (ctx) => {
      const who = validBody(await readBody(ctx.req, { type: 'application/json', maxBytes }), EraseRequest);
      const { leadIds, events } = await store.erase(who, forgetCopies);
      ctx.body = { leads: leadIds.length, events } satisfies Traces;
    });
}
