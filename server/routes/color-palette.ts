import Router from '@koa/router';
import { colorLines } from '../../catalogue/color-list.ts';
import { ColorPaletteSubmission } from '../../catalogue/contracts/color-palette-submission.ts';
import { readBody } from '../edge/body.ts';
import { clientOf } from '../edge/client-address.ts';
import type { State } from '../edge/edge.ts';
import type { Origins } from '../edge/origins.ts';
import { validBody } from '../edge/valid-body.ts';
import type { LeadDesk } from '../leads/lead-desk.ts';
import { leadSource } from '../leads/lead-source.ts';
import { signsOf } from '../leads/suspicions.ts';

/** Every color of the catalogue with all that is said of it, twice over. */
const maxBytes = 64 * 1024;

/**
 * `POST /api/color-palette`: keeps a list of colors and owes the owner a mail; answers 201 `{ success: true, id }`, or
 * a problem, which at this address says `success: false` (server/edge/edge.ts).
 */
export function colorPaletteRoutes(parts: { leadDesk: LeadDesk; origins: Origins; trustProxyHops: number }) {
  const { leadDesk, origins, trustProxyHops } = parts;
  return new Router<State>({ prefix: '/api/color-palette' }).post('/', async (ctx) => {
    const { headers } = ctx.req;
    const body = await readBody(ctx.req, { type: 'application/json', maxBytes });
    const { customerEmail, colors } = validBody(body, ColorPaletteSubmission);
    const { id } = await leadDesk.accept({
      kind: 'palette',
      fields: { customerEmail, colors: colorLines(colors).join('\n').trim() },
      key: ctx.get('Idempotency-Key') || undefined,
      source: leadSource(headers, origins.embedding(headers)),
      signs: signsOf(headers),
      client: clientOf(ctx.req, trustProxyHops),
    });
    ctx.status = 201;
    ctx.body = { success: true, id };
  });
}
