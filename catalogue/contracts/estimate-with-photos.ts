import * as v from 'valibot';
import { EstimateRequest } from './estimate-request.ts';
import { Photos } from './photo.ts';

/** The body of `POST /api/estimates`: the nine fields of the form, and photos of the job. */
export const EstimateWithPhotos = v.object({ ...EstimateRequest.entries, photos: Photos });
