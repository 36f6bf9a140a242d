import { randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import type { Metadata, Raw, Sharp, SharpOptions } from 'sharp';
import type { PictureReceipt } from '../../catalogue/contracts/admin/content.ts';
import { largeSide, maxPhotoPixels, type PhotoReceipt, smallSide } from '../../catalogue/contracts/photo.ts';
import { faultOfType, type PhotoFault } from '../../catalogue/photo-file.ts';
import { dayMs, memoizeAsync } from '../async.ts';
import { bounds, type Client, type LimitCounts, type RateLimits } from '../limits/rate-limits.ts';
import { Problem } from '../problem.ts';
import { keptChanges } from '../store/content.ts';
import type { Common } from '../store/store.ts';

/** A larger picture could exceed 400 MB of memory. */
const maxDecodedBytes = 110_000_000;
const timeoutSeconds = 20;

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

/** Upright JPEGs in sRGB, without metadata. */
type EncodedPhoto = Record<'large' | 'small', Buffer> & Record<'width' | 'height', number>;

/** 422 about the file, 503 if this machine cannot decode it. */
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
      .flatten({ background: '#ffffff' })
      .toColorspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const upright = turned(sharp, data, { width, height, channels }, metadata.orientation ?? 1);
    const written = await upright.clone().jpeg({ quality: 82 }).toBuffer({ resolveWithObject: true });
    const thumbnail = upright.resize({ width: smallSide, height: smallSide, fit: 'inside', withoutEnlargement: true });
    const { data: shown, info: size } = written;
    return {
      large: shown,
      small: await thumbnail.jpeg({ quality: 72 }).toBuffer(),
      width: size.width,
      height: size.height,
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

/** Twice the widest card. */
const shown = { width: 1080, height: 720, fit: 'cover', position: 'attention' } as const;

async function encodeShown(jpeg: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(jpeg).resize(shown).webp({ quality: 74 }).toBuffer();
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

const turned = (sharp: typeof import('sharp').default, data: Buffer, raw: Raw, orientation: number): Sharp =>
  sharp(data, { raw })
    .flop([2, 4, 5, 7].includes(orientation))
    .rotate(angles[orientation] ?? 0);

const fullDiskMs = 600_000;
const unusedMs = 7 * dayMs;

export type PhotoIntake = ReturnType<typeof createPhotoIntake>;

/** Decoding takes memory, so one picture at a time. */
export function createPhotoIntake(
  parts: Pick<Common, 'store' | 'now'> & {
    encoder: PhotoEncoder | undefined;
    limits: RateLimits;
    limitCounts: LimitCounts;
  },
) {
  const { encoder = { encodePhoto, encodePicture }, store, limits, limitCounts, now } = parts;
  const line = pLimit(1);
  const newId = () => randomBytes(16).toString('base64url');
  let places = 0;

  /** 503 if too many photos wait; call it before reading one. */
  function checkLine(): void {
    if (places <= bounds.photosWaiting.number) return;
    limitCounts.note(bounds.photosWaiting);
    throw new Problem('busy');
  }

  async function keepPhoto(bytes: Buffer): Promise<PhotoReceipt> {
    const { large, small, width, height } = await encoder.encodePhoto(bytes);
    const id = newId();
    if (!(await store.addPhoto({ id, addedAt: now(), large, small }))) {
      limitCounts.note(bounds.diskReserve);
      throw new Problem('unavailable', { retryAfterMs: fullDiskMs });
    }
    return { id, width, height, bytes: large.length };
  }

  /** Those that no post could show, even after an undo. */
  async function removeUnusedPictures(): Promise<void> {
    const old = await store.picturesBefore(new Date(now().getTime() - unusedMs));
    if (old.length === 0) return;
    // In this order: a post that is removed meanwhile is in the history.
    const posts = await store.contentOf('posts');
    const history = await store.contentHistory({ list: 'posts', limit: keptChanges });
    const named = JSON.stringify([posts, history]);
    await store.removePictures(old.filter((id) => !named.includes(pathOf(id))));
  }

  async function keepPicture(bytes: Buffer): Promise<PictureReceipt> {
    const encoded = await encoder.encodePicture(bytes);
    await removeUnusedPictures();
    const id = newId();
    if (!(await store.addPicture({ id, addedAt: now(), bytes: encoded }, { max: bounds.pictures.number }))) {
      limitCounts.note(bounds.pictures);
      throw new Problem('unavailable');
    }
    return { path: pathOf(id) };
  }

  return {
    checkLine,
    share: createUploadMemory(limitCounts.note),
    /** 422 about `photo`, 429, or 503 if the line or disk is full. */
    async accept(bytes: Buffer, client: Client): Promise<PhotoReceipt> {
      checkLine();
      places += 1;
      try {
        await limits.take('photo', client);
        return await line(() => keepPhoto(bytes));
      } finally {
        places -= 1;
      }
    },
    toShown: (jpeg: Buffer): Promise<Buffer> => line(() => encodeShown(jpeg)),
    /** 422 about `photo`, 503 for lack of room. */
    acceptPicture: (bytes: Buffer): Promise<PictureReceipt> => line(() => keepPicture(bytes)),
  };
}

const pathOf = (id: string) => `/pictures/${id}.jpg`;

function createUploadMemory(note: LimitCounts['note']) {
  const held = new Map<string, number>();
  const heldBy = (name: string) => held.get(name) ?? 0;

  return (client: Client) => {
    const address = client.kind === 'address' ? client.network : undefined;
    const names = address === undefined ? ['all'] : ['all', address];
    let mine = 0;
    const count = (bytes: number) => {
      mine += bytes;
      for (const name of names) {
        const left = heldBy(name) + bytes;
        if (left > 0) held.set(name, left);
        else held.delete(name);
      }
    };
    return {
      /** False if there is no room. */
      take(bytes: number): boolean {
        const isAddressFull = address !== undefined && heldBy(address) + bytes > bounds.photoBytesOfAddress.number;
        const isFull = heldBy('all') + bytes > bounds.photoBytesAtOnce.number;
        if (isAddressFull) note(bounds.photoBytesOfAddress);
        else if (isFull) note(bounds.photoBytesAtOnce);
        else count(bytes);
        return !isAddressFull && !isFull;
      },
      release: () => count(-mine),
    };
  };
}
