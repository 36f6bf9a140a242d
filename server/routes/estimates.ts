import Router from '@koa/router';
import { EstimateRequest } from '../../catalogue/contracts/estimate-request.ts';
import { readBody } from '../edge/body.ts';
import { clientOf } from '../edge/client-address.ts';
import type { State } from '../edge/edge.ts';
import type { Origins } from '../edge/origins.ts';
import { validBody } from '../edge/valid-body.ts';
import type { LeadDesk } from '../leads/lead-desk.ts';
import { leadSource } from '../leads/lead-source.ts';
import { signsOf } from '../leads/suspicions.ts';

/** Forms of a few fields. */
const maxBytes = 32 * 1024;

/** `POST /api/estimates`: keeps a request and owes the owner a mail; answers 201 `{ id }`, or a problem. */
export function estimateRoutes(parts: { leadDesk: LeadDesk; origins: Origins; trustProxyHops: number }) {
  const { leadDesk, origins, trustProxyHops } = parts;
  return new Router<State>({ prefix: '/api/estimates' }).post('/', async (ctx) => {
    const { headers } = ctx.req;
    const { id } = await leadDesk.accept({
      kind: 'estimate',
      fields: validBody(await readBody(ctx.req, { type: 'application/json', maxBytes }), EstimateRequest),
      key: ctx.get('Idempotency-Key') || undefined,
      source: leadSource(headers, origins.embedding(headers)),
      signs: signsOf(headers),
      client: clientOf(ctx.req, trustProxyHops),
    });
    ctx.status = 201;
    ctx.body = { id };
  });
}
