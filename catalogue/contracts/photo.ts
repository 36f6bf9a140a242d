import * as v from 'valibot';

export const maxPhotos = 6;
/** Browsers resize most photos first. */
export const maxPhotoBytes = 10 * 1024 * 1024;
export const maxPhotoPixels = 40_000_000;
/** The longer side of a stored photo, in pixels. */
export const largeSide = 2048;
export const smallSide = 320;

/** `POST /api/photos`. */
export interface PhotoReceipt {
  id: string;
  width: number;
  height: number;
  bytes: number;
}

/** Also for a photo of another request. */
export const photoGone = 'A photo is no longer here; please add it again';
/** A refusal also lists each such photo under this name. */
export const goneField = (id: string) => `photos.${id}`;
export const tooManyPhotos = `Please choose at most ${maxPhotos} photos`;

/** Ids of uploaded photos. @default none */
export const Photos = v.nullish(
  v.pipe(
    v.array(v.pipe(v.string(photoGone), v.regex(/^[\w-]{22}$/, photoGone)), photoGone),
    v.transform((ids) => [...new Set(ids)]),
    v.maxLength(maxPhotos, tooManyPhotos),
  ),
  [],
);
