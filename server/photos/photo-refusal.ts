import { limitTable } from '../limits/limit-table.ts';
import { Problem } from '../problem.ts';

const megapixels = limitTable.photoPixels.number / 1_000_000;
const megabytes = limitTable.photoBytes.number / 1024 / 1024;

/** Why a photo is refused, as sentences for its sender. */
export const photoRefusals = {
  empty: 'This file is empty',
  notImage: 'This file is not a photo; please choose a JPEG, PNG or WebP picture',
  heic: 'We can’t open HEIC photos; please save it as a JPEG and send that',
  otherType: 'Pictures of this kind cannot be opened here; please choose a JPEG, PNG or WebP picture',
  damaged: 'This photo is damaged or incomplete; please choose another one',
  tooManyPixels: `This photo has more than ${megapixels} megapixels; please send a smaller copy`,
  tooManyBytes: `This photo is larger than ${megabytes} MB; please send a smaller copy`,
  tooCostly: 'This photo is stored in a way that takes too much memory to open; please save it as a plain JPEG',
} as const;

/** A 422 problem about the field `photo`. */
export const refusePhoto = (reason: keyof typeof photoRefusals): Problem =>
  new Problem('validation', { errors: { photo: photoRefusals[reason] } });
