import Router from '@koa/router';
import * as v from 'valibot';
import { type NumberRange, numberRanges } from '../../../catalogue/contracts/office/numbers.ts';
import type { State } from '../../edge/edge.ts';
import { validBody } from '../../edge/valid-body.ts';
import { numbersOf } from '../../office/numbers.ts';
import type { Store } from '../../store/store.ts';

const Query = v.object({ range: v.optional(v.picklist(numberRanges.map(String), 'Invalid input'), '30') });

/** `GET /api/admin/numbers?range=30`: how the site did in the last 7, 30, 90 or 365 days of New York. */
export function adminNumberRoutes({ store, now }: { store: Store; now: () => Date }) {
  return new Router<State>({ prefix: '/api/admin/numbers' }).get('/', async (ctx) => {
    const { range } = validBody(ctx.query, Query);
    ctx.body = await numbersOf(store, Number(range) as NumberRange, now()); // One of the ranges, says the contract.
  });
}
