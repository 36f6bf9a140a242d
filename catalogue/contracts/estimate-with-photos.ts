import * as v from 'valibot';
import { EstimateRequest } from './estimate-request.ts';
import { Photos } from './photo.ts';

/** `POST /api/estimates`. Apart, because bundlers keep it wherever its file is imported. */
export const EstimateWithPhotos = v.object({ ...EstimateRequest.entries, photos: Photos });
