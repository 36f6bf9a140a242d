import * as v from 'valibot';

/** How many photos one request may have. */
export const maxPhotos = 6;
/** The limit of an upload; the browser resizes most photos first. */
export const maxPhotoBytes = 10 * 1024 * 1024;
export const maxPhotoPixels = 40_000_000;
/** The longer side of a stored photo, in pixels. */
export const largeSide = 2048;
export const smallSide = 320;

/** The answer of `POST /api/photos`. */
export interface PhotoReceipt {
  id: string;
  /** The stored width in pixels. */
  width: number;
  height: number;
  bytes: number;
}

/** The message for a photo that no longer exists, or belongs to another request. */
export const photoGone = 'A photo is no longer here; please add it again';
/** The name under which a refusal also lists each such photo, after the field `photos` itself. */
export const goneField = (id: string) => `photos.${id}`;
export const tooManyPhotos = `Please choose at most ${maxPhotos} photos`;

/** Ids of photos that were uploaded before, each once. @default none */
export const Photos = v.nullish(
  v.pipe(
    v.array(v.pipe(v.string(photoGone), v.regex(/^[\w-]{22}$/, photoGone)), photoGone),
    v.transform((ids) => [...new Set(ids)]),
    v.maxLength(maxPhotos, tooManyPhotos),
  ),
  [],
);
