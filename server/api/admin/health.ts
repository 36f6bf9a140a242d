import { ClockConfirmation, type Health } from '../../../catalogue/contracts/admin/health.ts';
import type { ReachedLimits } from '../../../catalogue/contracts/admin/limits.ts';
import { createRoutes, type Routes } from '../../http/routes.ts';
import type { LimitCounts } from '../../limits/limit-counts.ts';
import { limitTable } from '../../limits/limit-table.ts';
import type { Clock } from '../../maintenance/clock.ts';
import { Problem } from '../../problem.ts';
import { jsonBody } from '../json-body.ts';

/** The owner confirms the time on the screen, not a time that the clock has jumped to since. */
const shownForMs = 12 * 3_600_000;

/**
 * `GET /api/admin/health`: what the owner should know about the state of the site, worst first. `POST …/clock` `{ shown
 * }`: confirms that the clock was right when it showed this time; returns the new state. `GET /api/admin/limits`: the
 * limits that took effect since this process started, how often and when last.
 */
export function adminHealthRoutes(parts: {
  health: () => Promise<Health>;
  clock: Clock;
  limitCounts: Pick<LimitCounts, 'counts'>;
}): Routes {
  const { health, clock, limitCounts } = parts;
  return createRoutes({ audience: 'owner', prefix: '/api/admin' })
    .get('/health', async (ctx) => {
      ctx.body = await health();
    })
    .post('/health/clock', async (ctx) => {
      const { shown } = await jsonBody(ctx, ClockConfirmation);
      const apartMs = Math.abs(clock.machineTime().getTime() - Date.parse(shown));
      // An invalid date gives NaN, for which every comparison is false.
      if (!(apartMs <= shownForMs)) {
        throw new Problem('validation', { errors: { shown: 'The clock has changed since; please look again' } });
      }
      await clock.confirm();
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
