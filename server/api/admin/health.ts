import { ClockConfirmation, type Health } from '../../../catalogue/contracts/admin/health.ts';
import { readBody } from '../../http/body.ts';
import { createRoutes } from '../../http/routes.ts';
import type { Clock } from '../../maintenance/clock.ts';
import { Problem } from '../../problem.ts';
import { validBody } from '../../valid-body.ts';

const maxBytes = 4 * 1024;
/** The owner confirms the time on the screen, not a time that the clock has jumped to since. */
const shownForMs = 12 * 3_600_000;

/**
 * `GET /api/admin/health`: what the owner should know about the state of the site, worst first. `POST …/clock` `{ shown
 * }`: confirms that the clock was right when it showed this time; returns the new state.
 */
export function adminHealthRoutes({ health, clock }: { health: () => Promise<Health>; clock: Clock }) {
  return createRoutes({ audience: 'owner', prefix: '/api/admin/health' })
    .get('', async (ctx) => {
      ctx.body = await health();
    })
    .post('/clock', async (ctx) => {
      const body = await readBody(ctx.req, { type: 'application/json', maxBytes });
      const { shown } = validBody(body, ClockConfirmation);
      const apartMs = Math.abs(clock.machineTime().getTime() - Date.parse(shown));
      // An invalid date gives NaN, for which every comparison is false.
      if (!(apartMs <= shownForMs)) {
        throw new Problem('validation', { errors: { shown: 'The clock has changed since; please look again' } });
      }
      await clock.confirm();
      ctx.body = await health();
    });
}
