import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePhoto } from '../../../../server/photos/photo-intake.ts';
import { badPhotos, corners, goodPhotos, heldCamera } from '../../../support/cases/photo-corpus.ts';

/** The four corners of a picture, each a little inside of it. */
async function cornersOf(photo: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(photo).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  return [at(0.2, 0.2), at(0.8, 0.2), at(0.2, 0.8), at(0.8, 0.8)];
}

const isNear = (color: readonly number[], other: readonly number[]) =>
  color.every((value, channel) => Math.abs(value - (other[channel] ?? 0)) < 25);

describe('an accepted photo', () => {
  it.each(Object.entries(goodPhotos))('has no metadata: %s', async (_, make) => {
    const { large, small, width, height } = await encodePhoto(await make());
    for (const [bytes, side] of [
      [large, 2048],
      [small, 320],
    ] as const) {
      const metadata = await sharp(bytes).metadata();
      expect(metadata).toMatchObject({ format: 'jpeg', space: 'srgb', channels: 3, depth: 'uchar' });
      for (const name of ['exif', 'icc', 'iptc', 'xmp', 'orientation', 'comments'] as const) {
        expect(metadata[name], name).toBeUndefined();
      }
      expect(Math.max(metadata.width, metadata.height)).toBeLessThanOrEqual(side);
      expect(bytes.toString('latin1')).not.toMatch(/<script|GPS|Spycam|Jane Doe/);
    }
    expect(await sharp(large).metadata()).toMatchObject({ width, height });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is turned upright from orientation %i', async (orientation) => {
    const photo = await heldCamera(orientation);
    // What every browser shows, by the decoder's rule.
    const shown = await cornersOf(await sharp(photo).autoOrient().toBuffer());
    const { large, width, height } = await encodePhoto(photo);
    expect([width, height]).toEqual(orientation > 4 ? [64, 96] : [96, 64]);
    const kept = await cornersOf(large);
    for (const [at, color] of shown.entries()) expect(isNear(kept[at] ?? [], color), `corner ${at}`).toBe(true);
    if (orientation === 1)
      for (const [at, color] of Object.values(corners).entries()) expect(isNear(kept[at] ?? [], color)).toBe(true);
  });
});

it.each(Object.entries(badPhotos))('%s is refused with its own sentence', async (_, [reason, make]) => {
  await expect(encodePhoto(await make())).rejects.toMatchObject({
    code: 'validation',
    errors: { photo: reason },
  });
});
