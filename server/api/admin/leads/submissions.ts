import { createRoutes } from '../../../http/routes.ts';
import type { LeadKind, Store } from '../../../store/store.ts';
import { pageQuery } from '../page-query.ts';

const lists = { 'contact-submissions': 'contact', 'estimate-requests': 'estimate' } as const satisfies Record<
  string,
  LeadKind
>;

/**
 * `GET /api/admin/contact-submissions` and `…/estimate-requests`: leads of one kind, newest first, at most 500;
 * `?limit`. `X-Total-Count` is the total.
 */
export function submissionRoutes(store: Store) {
  const router = createRoutes({ audience: 'owner', prefix: '/api/admin' });
  for (const [path, kind] of Object.entries(lists)) {
    router.get(`/${path}`, async (ctx) => {
      const { limit } = pageQuery(ctx.query);
      const [{ leads }, total] = await Promise.all([
        store.inbox({ kinds: [kind], order: 'newest', limit }),
        store.countLeads(kind),
      ]);
      ctx.set('X-Total-Count', String(total));
      ctx.body = leads.map(({ id, fields, receivedAt }) => ({ ...fields, id, receivedAt: receivedAt.toISOString() }));
    });
  }
  return router;
}
