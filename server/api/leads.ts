import * as v from 'valibot';
import { ColorPaletteSubmission } from '../../catalogue/contracts/color-palette-submission.ts';
import { ContactMessage } from '../../catalogue/contracts/contact-message.ts';
import { EstimateRequest } from '../../catalogue/contracts/estimate-request.ts';
import { Photos } from '../../catalogue/contracts/photo.ts';
import { colorLines } from '../../catalogue/paint/color-list.ts';
import { jsonBody } from '../http/body.ts';
import { submissionMetadata } from '../http/client.ts';
import { createRoutes, type Routes } from '../http/routes.ts';
import { isOnItsWay, type Submission } from '../leads/lead-intake.ts';
import type { Services } from '../services.ts';

/** Here, because browsers would load it with the form’s own contract. */
export const EstimateWithPhotos = v.object({ ...EstimateRequest.entries, photos: Photos });

const maxFormBytes = 32 * 1024;
/** Twice all colors of the catalogue. */
const maxPaletteBytes = 64 * 1024;

/** A missing photo is an error of `photos`. Clients of `color-palette` check only `success`, as `openapi-document.ts` says. */
export function leadRoutes(parts: Services): Routes[] {
  const { leadIntake, links } = parts;

  /** No `link` for repeating somebody else's words, nor if none could be made: a stored lead is never a failure. */
  async function accept(submission: Submission) {
    const { url, stored } = links.create();
    const { lead, isNew, isSenders } = await leadIntake.accept(submission, stored);
    const { id, receivedAt, receipt } = lead;
    const link = isNew ? url : isSenders ? await links.issue(id).catch(() => undefined) : undefined;
    return { id, receivedAt, ...(link !== undefined && { link }), ...(isOnItsWay(receipt) && { copy: true }) };
  }

  const form = { audience: 'embed', priority: 'lead' } as const;
  return [
    createRoutes(form)
      .post('/api/estimates', async (ctx) => {
        const { photos, ...fields } = await jsonBody(ctx, EstimateWithPhotos, maxFormBytes);
        ctx.status = 201;
        return accept({ kind: 'estimate', fields, photos, ...submissionMetadata(ctx, parts) });
      })
      .post('/api/contact', async (ctx) => {
        const fields = await jsonBody(ctx, ContactMessage, maxFormBytes);
        ctx.status = 201;
        return accept({ kind: 'contact', fields, ...submissionMetadata(ctx, parts) });
      }),
    createRoutes({ ...form, prefix: '/api/color-palette', problemMembers: { success: false } })
      .post('', async (ctx) => {
        const { customerEmail, colors } = await jsonBody(ctx, ColorPaletteSubmission, maxPaletteBytes);
        const { lead } = await leadIntake.accept({
          kind: 'palette',
          fields: { customerEmail, colors: colorLines(colors).join('\n').trim() },
          ...submissionMetadata(ctx, parts),
        });
        ctx.status = 201;
        return { success: true, id: lead.id };
      })
      .rest(),
  ];
}
