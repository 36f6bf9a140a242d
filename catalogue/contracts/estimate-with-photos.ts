import * as v from 'valibot';
import { EstimateRequest } from './estimate-request.ts';
import { Photos } from './photo.ts';

/** `POST /api/estimates`. */
export const EstimateWithPhotos = v.object({ ...EstimateRequest.entries, photos: Photos });
