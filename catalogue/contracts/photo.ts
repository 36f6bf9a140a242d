import * as v from 'valibot';

/** How many photos one request may carry. */
export const maxPhotos = 6;
/** As sent; the browser makes most of them smaller first. */
export const maxPhotoBytes = 10 * 1024 * 1024;
/** The longer side of what is kept, in pixels. */
export const largeSide = 2048;
export const smallSide = 320;

/** What `POST /api/photos` answers. */
export interface PhotoReceipt {
  id: string;
  /** In pixels, as kept. */
  width: number;
  height: number;
  bytes: number;
}

/** For a photo that is not there any more, or belongs to another request. */
export const photoGone = 'A photo is no longer here; please add it again';
export const tooManyPhotos = `Please choose at most ${maxPhotos} photos`;

/** Ids of photos that were sent before, each once. Left out it is an empty list. */
export const Photos = v.nullish(
  v.pipe(
    v.array(v.pipe(v.string(photoGone), v.regex(/^[\w-]{22}$/, photoGone)), photoGone),
    v.transform((ids) => [...new Set(ids)]),
    v.maxLength(maxPhotos, tooManyPhotos),
  ),
  [],
);
