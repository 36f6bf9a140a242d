import type { ReachedLimits } from '../../../catalogue/contracts/admin/limits.ts';
import { createRoutes } from '../../http/routes.ts';
import type { LimitCounts } from '../../limits/limit-counts.ts';
import { limitTable } from '../../limits/limit-table.ts';

/** `GET /api/admin/limits`: the limits that took effect since this process started, how often and when last. */
export function adminLimitRoutes(limitCounts: Pick<LimitCounts, 'counts'>) {
  return createRoutes({ audience: 'owner', prefix: '/api/admin/limits' }).get('', async (ctx) => {
    const limits = limitCounts.counts().map(({ limit, count, lastAt }) => {
      const { number, unit, effect } = limitTable[limit];
      return { limit, number, unit, effect, count, lastAt: lastAt.toISOString() };
    });
    ctx.body = { limits } satisfies ReachedLimits;
  });
}
