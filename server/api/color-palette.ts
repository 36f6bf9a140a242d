import { ColorPaletteSubmission } from '../../catalogue/contracts/color-palette-submission.ts';
import { colorLines } from '../../catalogue/paint/color-list.ts';
import { readBody } from '../http/body.ts';
import { createRoutes } from '../http/routes.ts';
import { submissionMetadata } from '../http/submission/submission-metadata.ts';
import { validBody } from '../valid-body.ts';
import type { LeadRouteParts } from './lead-route.ts';

/** Twice the size of a list of all colors in the catalogue with all their data. */
const maxBytes = 64 * 1024;

/**
 * `POST /api/color-palette`: stores a color list, to be mailed to the owner; answers 201 `{ success: true, id }`, or a
 * problem with `success: false`, the only field that clients of this call check.
 */
export function colorPaletteRoutes(parts: Omit<LeadRouteParts, 'links'>) {
  return createRoutes({
    audience: 'embed',
    prefix: '/api/color-palette',
    priority: 'lead',
    problemMembers: { success: false },
  })
    .post('', async (ctx) => {
      const body = await readBody(ctx.req, { type: 'application/json', maxBytes });
      const { customerEmail, colors } = validBody(body, ColorPaletteSubmission);
      const { lead } = await parts.leadIntake.accept({
        kind: 'palette',
        fields: { customerEmail, colors: colorLines(colors).join('\n').trim() },
        ...submissionMetadata(ctx, parts),
      });
      ctx.status = 201;
      ctx.body = { success: true, id: lead.id };
    })
    .rest();
}
