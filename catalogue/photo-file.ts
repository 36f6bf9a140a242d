import { largeSide, maxPhotoBytes, maxPhotoPixels } from './contracts/photo.ts';
import { photoMessages } from './messages/photos.en.ts';

export type PhotoFault = Exclude<keyof typeof photoMessages, 'photo_gone' | 'too_many_photos'>;

/** Needs twelve bytes. Uses nothing outside itself: a private page gets its source. */
export function faultOfType(bytes: Uint8Array): PhotoFault | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes.length === 0) return 'empty_file';
  if (text(0, 3) === '\xff\xd8\xff' || text(0, 4) === '\x89PNG') return undefined;
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return undefined;
  if (text(4, 8) === 'ftyp') return /^(hei[cxms]|hev[cx]|mif1|msf1)$/.test(text(8, 12)) ? 'heic' : 'other_type';
  return /^GIF8[79]a|^BM|^II\*\0|^MM\0\*/.test(text(0, 6)) ? 'other_type' : 'not_image';
}

export const photoRules = {
  side: largeSide,
  maxBytes: maxPhotoBytes,
  maxPixels: maxPhotoPixels,
  refusals: photoMessages as Readonly<Record<PhotoFault, string>>,
  faultOfType,
};
