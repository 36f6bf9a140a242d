import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { largeSide, smallSide } from '../../catalogue/contracts/photo.ts';
import { faultOfType, photoRefusals } from '../../catalogue/photo-file.ts';
import { memoizeAsync } from '../async/memoize-async.ts';
import { limitTable } from '../limits/limit-table.ts';
import { Problem } from '../problem.ts';
import type { EncodedPhoto } from './photo-encoder.ts';

/** Decoding a larger picture at once could push the decoding process over 350 MB. */
const maxDecodedBytes = 110_000_000;
/** No photo from a camera takes nearly this long. */
const timeoutSeconds = 20;

const white = '#ffffff';
const large = { quality: 82 };
const small = { quality: 72 };

type SharpModule = typeof import('sharp').default;

/**
 * Loads sharp with the first photo, because it takes 20 MB. It caches nothing, uses one thread, and opens three
 * formats.
 */
export const sharpModule = memoizeAsync(async (): Promise<SharpModule> => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  return sharp;
});

/**
 * Decodes a photo and encodes it again, so that no other data of the file remains. Takes the first picture of an
 * animation. Rejects with a 422 problem that says what is wrong with the file.
 */
export async function encodePhoto(bytes: Buffer): Promise<EncodedPhoto> {
  const fault = faultOfType(bytes);
  if (fault) throw refusePhoto(fault);
  const sharp = await sharpModule.read();
  const options: SharpOptions = {
    limitInputPixels: limitTable.photoPixels.number,
    failOn: 'truncated',
    animated: false,
  };
  try {
    const metadata = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    checkSize(metadata);
    // Resized before it is rotated, because rotating needs the complete picture in memory.
    const { data, info } = await sharp(bytes, options)
      .timeout({ seconds: timeoutSeconds })
      .resize({ width: largeSide, height: largeSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: white })
      .toColorspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const upright = await turned(sharp, data, info, metadata.orientation ?? 1);
    const written = await upright.clone().jpeg(large).toBuffer({ resolveWithObject: true });
    const thumbnail = upright.resize({ width: smallSide, height: smallSide, fit: 'inside', withoutEnlargement: true });
    return {
      large: written.data,
      small: await thumbnail.jpeg(small).toBuffer(),
      width: written.info.width,
      height: written.info.height,
    };
  } catch (error) {
    throw error instanceof Problem ? error : refusePhoto('damaged');
  }
}

/** A 422 problem about the field `photo`. */
const refusePhoto = (reason: keyof typeof photoRefusals): Problem =>
  new Problem('validation', { errors: { photo: photoRefusals[reason] } });

function checkSize(metadata: Metadata): void {
  if (metadata.width * metadata.height > limitTable.photoPixels.number) throw refusePhoto('tooManyPixels');
  if (decodedBytes(metadata) > maxDecodedBytes) throw refusePhoto('tooCostly');
}

/** The bytes that a decoder must hold at once. Most formats are read line by line; these are not. */
function decodedBytes({ format, width, height, channels, depth, isProgressive, chromaSubsampling }: Metadata): number {
  const pixels = width * height;
  if (format === 'webp') return pixels * 2.5;
  if (!isProgressive) return 0;
  if (format === 'png') return pixels * channels * (depth === 'ushort' ? 2 : 1);
  // A progressive JPEG is a list of coefficients, two bytes each, until its last byte is read.
  return pixels * 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels);
}

/** Applies the orientation of the camera (the eight orientations of EXIF). */
async function turned(
  sharp: SharpModule,
  data: Buffer,
  { width, height, channels }: { width: number; height: number; channels: 1 | 2 | 3 | 4 },
  orientation: number,
): Promise<Sharp> {
  const raw = { width, height, channels };
  const isMirrored = [2, 4, 5, 7].includes(orientation);
  const pixels = isMirrored ? await sharp(data, { raw }).flop().raw().toBuffer() : data;
  const angle = { 3: 180, 4: 180, 5: 270, 6: 90, 7: 90, 8: 270 }[orientation] ?? 0;
  if (angle === 0) return sharp(pixels, { raw });
  const result = await sharp(pixels, { raw }).rotate(angle).raw().toBuffer({ resolveWithObject: true });
  return sharp(result.data, { raw: result.info });
}
