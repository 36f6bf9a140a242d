import { largeSide, maxPhotoBytes, maxPhotoPixels } from './contracts/photo.ts';

export const photoRefusals = {
  empty: 'This file is empty',
  notImage: 'This file is not a photo; please choose a JPEG, PNG or WebP picture',
  heic: 'We can’t open HEIC photos; please save it as a JPEG and send that',
  otherType: 'Pictures of this kind cannot be opened here; please choose a JPEG, PNG or WebP picture',
  damaged: 'This photo is damaged or incomplete; please choose another one',
  tooManyPixels: `This photo has more than ${maxPhotoPixels / 1_000_000} megapixels; please send a smaller copy`,
  tooManyBytes: `This photo is larger than ${maxPhotoBytes / 1024 / 1024} MB; please send a smaller copy`,
  tooCostly: 'This photo is stored in a way that takes too much memory to open; please save it as a plain JPEG',
} as const;

type PhotoFault = keyof typeof photoRefusals;

/** Needs twelve bytes. Uses nothing outside itself: a private page gets its source. */
export function faultOfType(bytes: Uint8Array): PhotoFault | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes.length === 0) return 'empty';
  if (text(0, 3) === '\xff\xd8\xff' || text(0, 4) === '\x89PNG') return undefined;
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return undefined;
  if (text(4, 8) === 'ftyp') return /^(hei[cxms]|hev[cx]|mif1|msf1)$/.test(text(8, 12)) ? 'heic' : 'otherType';
  return /^GIF8[79]a|^BM|^II\*\0|^MM\0\*/.test(text(0, 6)) ? 'otherType' : 'notImage';
}

export const photoRules = {
  side: largeSide,
  maxBytes: maxPhotoBytes,
  maxPixels: maxPhotoPixels,
  refusals: photoRefusals,
  faultOfType,
};
