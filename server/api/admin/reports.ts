import * as v from 'valibot';
import { type ReportRange, reportRanges } from '../../../catalogue/contracts/admin/reports.ts';
import type { AnswerClock } from '../../../catalogue/time/response-deadline.ts';
import { reportOf } from '../../admin/reports.ts';
import { createRoutes } from '../../http/routes.ts';
import type { Store } from '../../store/store.ts';
import { validBody } from '../../valid-body.ts';

const Query = v.object({ range: v.optional(v.picklist(reportRanges.map(String), 'Invalid input'), '30') });

/** `GET /api/admin/numbers?range=30`: the report of the last 7, 30, 90 or 365 days in New York. */
export function adminNumberRoutes(parts: { store: Store; answerClock: () => Promise<AnswerClock>; now: () => Date }) {
  const { store, answerClock, now } = parts;
  return createRoutes({ audience: 'owner', prefix: '/api/admin/numbers' }).get('', async (ctx) => {
    const { range } = validBody(ctx.query, Query);
    const clock = await answerClock();
    // The contract guarantees that it is one of the ranges.
    ctx.body = await reportOf(store, { range: Number(range) as ReportRange, clock, now: now() });
  });
}
