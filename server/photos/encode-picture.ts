import { encodePhoto, sharpModule } from './encode-photo.ts';

/** Twice what the widest page shows; posts are 8 wide by 5 high. */
const [width, height] = [960, 600];
const quality = 80;

/**
 * Decodes the picture of a post and encodes it again as a JPEG of 960 × 600 pixels, cropped around the part that draws
 * attention. Rejects with the 422 problem of {@link encodePhoto}.
 */
export async function encodePicture(bytes: Buffer): Promise<Buffer> {
  const { large } = await encodePhoto(bytes);
  const sharp = await sharpModule.read();
  return sharp(large).resize({ width, height, fit: 'cover', position: 'attention' }).jpeg({ quality }).toBuffer();
}
