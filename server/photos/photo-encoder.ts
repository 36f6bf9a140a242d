import type { Metadata, Raw, Sharp, SharpOptions } from 'sharp';
import { largeSide, maxPhotoPixels, smallSide } from '../../catalogue/contracts/photo.ts';
import { faultOfType, type PhotoFault } from '../../catalogue/photo-file.ts';
import { memoizeAsync } from '../async.ts';
import { Problem } from '../problem.ts';

/** A larger picture could exceed 400 MB of memory. */
const maxDecodedBytes = 110_000_000;
const timeoutSeconds = 20;

const white = '#ffffff';
const large = { quality: 82 };
const small = { quality: 72 };

type SharpModule = typeof import('sharp').default;

/** Upright JPEGs in sRGB, without metadata. */
interface EncodedPhoto {
  large: Buffer;
  small: Buffer;
  width: number;
  height: number;
}

export type PhotoEncoder = { encodePhoto: typeof encodePhoto; encodePicture: typeof encodePicture };

const loadSharp = memoizeAsync(async () => {
  const { default: sharp } = await import('sharp').catch((cause: unknown) => {
    throw new Problem('unavailable', { cause });
  });
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
  return sharp;
}).read;

/** Rejects with 422 about the file, 503 if this machine cannot decode it. */
export async function encodePhoto(bytes: Buffer): Promise<EncodedPhoto> {
  const fault = faultOfType(bytes);
  if (fault) throw refusePhoto(fault);
  const sharp = await loadSharp();
  const options: SharpOptions = { limitInputPixels: maxPhotoPixels, failOn: 'truncated', animated: false };
  try {
    const metadata = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    checkSize(metadata);
    // Rotating needs the complete picture in memory.
    const { data, info } = await sharp(bytes, options)
      .timeout({ seconds: timeoutSeconds })
      .resize({ width: largeSide, height: largeSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: white })
      .toColorspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const upright = turned(sharp, data, { width, height, channels }, metadata.orientation ?? 1);
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

/** In pixels: twice what the widest page shows. */
const picture = { width: 960, height: 600, fit: 'cover', position: 'attention' } as const;

/** Rejects like {@link encodePhoto}. */
export async function encodePicture(bytes: Buffer): Promise<Buffer> {
  const { large } = await encodePhoto(bytes);
  const sharp = await loadSharp();
  return sharp(large).resize(picture).jpeg({ quality: 80 }).toBuffer();
}

const refusePhoto = (photo: PhotoFault): Problem => new Problem('validation', { errors: { photo } });

function checkSize(metadata: Metadata): void {
  if (metadata.width * metadata.height > maxPhotoPixels) throw refusePhoto('too_many_pixels');
  if (decodedBytes(metadata) > maxDecodedBytes) throw refusePhoto('too_costly');
}

/** Most formats are read line by line; these are not. */
function decodedBytes({ format, width, height, channels, depth, isProgressive, chromaSubsampling }: Metadata): number {
  const pixels = width * height;
  if (format === 'webp') return pixels * 2.5;
  if (!isProgressive) return 0;
  if (format === 'png') return pixels * channels * (depth === 'ushort' ? 2 : 1);
  // A progressive JPEG is two-byte coefficients until its last byte.
  return pixels * 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels);
}

/** Clockwise, after mirroring. */
const angles: Readonly<Record<number, number>> = { 3: 180, 4: 180, 5: 270, 6: 90, 7: 90, 8: 270 };

const turned = (sharp: SharpModule, data: Buffer, raw: Raw, orientation: number): Sharp =>
  sharp(data, { raw })
    .flop([2, 4, 5, 7].includes(orientation))
    .rotate(angles[orientation] ?? 0);
