import type { Health } from '../../../catalogue/contracts/admin/health.ts';
import type { ReachedLimits } from '../../../catalogue/contracts/admin/limits.ts';
import { createRoutes, type Routes } from '../../http/routes.ts';
import type { LimitCounts } from '../../limits/limit-counts.ts';
import { limitTable } from '../../limits/limit-table.ts';

/**
 * `GET /api/admin/health`: what the owner should know about the state of the site, worst first. `GET
 * /api/admin/limits`: the limits that took effect since this process started, how often and when last.
 */
export function adminHealthRoutes(parts: {
  health: () => Promise<Health>;
  limitCounts: Pick<LimitCounts, 'counts'>;
}): Routes {
  const { health, limitCounts } = parts;
  return createRoutes({ audience: 'owner', prefix: '/api/admin' })
    .get('/health', async (ctx) => {
      ctx.body = await health();
    })
    .get('/limits', (ctx) => {
      const limits = limitCounts.counts().map(({ limit, count, lastAt }) => {
        const { number, unit, effect } = limitTable[limit];
        return { limit, number, unit, effect, count, lastAt: lastAt.toISOString() };
      });
      ctx.body = { limits } satisfies ReachedLimits;
    });
}
