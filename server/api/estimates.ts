import { EstimateWithPhotos } from '../../catalogue/contracts/estimate-with-photos.ts';
import { readBody } from '../http/body.ts';
import { createRoutes } from '../http/routes.ts';
import { submissionMetadata } from '../http/submission/submission-metadata.ts';
import { validBody } from '../valid-body.ts';
import { acceptLead, type LeadRouteParts } from './lead-route.ts';

/** Room for nine fields and the ids of a few photos. */
const maxBytes = 32 * 1024;

/**
 * `POST /api/estimates`: a request for an estimate, with the ids of photos from `POST /api/photos`; answers 201 `{ id,
 * receivedAt, link }`, or a problem. A photo that is missing or belongs to another request is an error of `photos`.
 */
export const estimateRoutes = (parts: LeadRouteParts) =>
  createRoutes({ audience: 'embed', prefix: '/api/estimates', priority: 'lead' }).post('', async (ctx) => {
    const body = await readBody(ctx.req, { type: 'application/json', maxBytes });
    const { photos, ...fields } = validBody(body, EstimateWithPhotos);
    const json = await acceptLead({ kind: 'estimate', fields, photos, ...submissionMetadata(ctx, parts) }, parts);
    ctx.state.reply = { status: 201, json };
  });
