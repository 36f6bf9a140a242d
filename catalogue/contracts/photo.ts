import * as v from 'valibot';

export const maxPhotos = 6;
/** As `catalogue/accepted-photos.ts` tells browsers. */
export const photoKinds = 'JPEG, PNG or WebP';
/** Browsers resize most photos first. */
export const maxPhotoBytes = 10 * 1024 * 1024;
export const maxPhotoPixels = 40_000_000;
/** The server ends a longer upload, browsers a little earlier. */
export const maxUploadMs = 300_000;
/** The longer side of a stored photo, in pixels. */
export const largeSide = 2048;
export const smallSide = 320;

export interface PhotoReceipt {
  id: string;
  width: number;
  height: number;
  bytes: number;
}

/** A refusal lists each such photo under this name. */
export const goneField = (id: string) => `photos.${id}`;

/** Ids of uploaded photos. One of another request counts as gone. @default none */
export const Photos = v.nullish(
  v.pipe(
    v.array(v.pipe(v.string('photo_gone'), v.regex(/^[\w-]{22}$/, 'photo_gone')), 'photo_gone'),
    v.transform((ids) => [...new Set(ids)]),
    v.maxLength(maxPhotos, 'too_many_photos'),
  ),
  [],
);
