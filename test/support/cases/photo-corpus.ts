import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { photoMessages } from '../../../catalogue/messages/photos.en.ts';

/** Quarters in four colors, so that every rotation and mirroring is visible. */
export const corners = {
  topLeft: [200, 30, 30],
  topRight: [30, 200, 30],
  bottomLeft: [30, 30, 200],
  bottomRight: [220, 220, 60],
} as const;

type Format = 'jpeg' | 'png' | 'webp';

function pixelsOf(width: number, height: number): Buffer {
  const [left, top] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const line = (color: readonly number[], length: number) => Buffer.alloc(length * 3, Buffer.from(color));
  const rowOf = (one: readonly number[], other: readonly number[]) =>
    Buffer.concat([line(one, left), line(other, width - left)]);
  return Buffer.concat([
    Buffer.alloc(top * width * 3, rowOf(corners.topLeft, corners.topRight)),
    Buffer.alloc((height - top) * width * 3, rowOf(corners.bottomLeft, corners.bottomRight)),
  ]);
}

const drawn = (width = 96, height = 64) =>
  sharp(pixelsOf(width, height), { raw: { width, height, channels: 3 }, limitInputPixels: false });

/** A photo of four colors. */
export const aPhoto = (format: Format = 'jpeg', width?: number, height?: number): Promise<Buffer> =>
  drawn(width, height).toFormat(format, { quality: 95 }).toBuffer();

/** A photo of 12 megapixels and 8 MB, like a phone's photo of leaves or shingles. */
export const noisyPhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 4_032,
      height: 3_024,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 32 },
    },
  })
    .jpeg({ quality: 91 })
    .toBuffer();

/** A photo with an EXIF orientation from 1 to 8. */
export const heldCamera = (orientation: number): Promise<Buffer> =>
  drawn().withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#6b8ba4' }, limitInputPixels: false });

/** A PNG that claims a size but has hardly any data. */
function pngBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const script = '<script>alert(document.domain)</script>';
const ascii = (text: string) => Buffer.from(text, 'latin1');
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

/** Accepted photos, which must be stored without metadata. */
export const goodPhotos: Readonly<Record<string, () => Promise<Buffer>>> = {
  'a JPEG': () => aPhoto('jpeg'),
  'a PNG': () => aPhoto('png'),
  'a WebP': () => aPhoto('webp'),
  'one pixel': () => aPhoto('png', 1, 1),
  'a thin line': () => aPhoto('png', 5_000, 2),
  '40 megapixels': () => flat(8_000, 5_000).jpeg().toBuffer(),
  '35 megapixels, progressive': () => flat(7_000, 5_000).jpeg({ progressive: true }).toBuffer(),
  'an animation': async () =>
    sharp([await aPhoto('png'), await flat(96, 64).png().toBuffer()], { join: { animated: true } })
      .webp()
      .toBuffer(),
  CMYK: () => drawn().toColorspace('cmyk').jpeg().toBuffer(),
  '16 bits a channel': () => drawn().toColorspace('rgb16').png().toBuffer(),
  'shades of gray': () => drawn().grayscale().jpeg().toBuffer(),
  'a transparent PNG': () => drawn().ensureAlpha(0.5).png().toBuffer(),
  'a profile of wide colors': () => drawn().withIccProfile('p3').jpeg().toBuffer(),
  'a place in its EXIF': () =>
    drawn()
      .withExif({
        IFD0: { Make: 'Spycam', Artist: 'Jane Doe' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 46/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '76/1 4/1 0/1' },
      })
      .jpeg()
      .toBuffer(),
  'a script behind its end': async () => Buffer.concat([await aPhoto('jpeg'), ascii(script)]),
  'a script in its comment': async () => {
    const photo = await aPhoto('jpeg');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(script.length + 2);
    return Buffer.concat([photo.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, ascii(script), photo.subarray(2)]);
  },
};

/** Refused files, with their error messages. */
export const badPhotos: Readonly<Record<string, readonly [keyof typeof photoMessages, () => Promise<Buffer>]>> = {
  'half a JPEG': ['damaged', async () => half(await aPhoto('jpeg', 800, 600))],
  'half a PNG': ['damaged', async () => half(await aPhoto('png', 800, 600))],
  'half a WebP': ['damaged', async () => half(await aPhoto('webp', 800, 600))],
  'a JPEG’s first bytes': ['damaged', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  'a JPEG that is noise': [
    'damaged',
    async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5_000, 0xab)]),
  ],
  'more than 40 megapixels': ['too_many_pixels', () => flat(8_001, 5_000).jpeg().toBuffer()],
  'a PNG that unpacks to 10 GB': ['too_many_pixels', async () => pngBomb(50_000, 50_000)],
  'a PNG that promises more than it holds': ['damaged', async () => pngBomb(6_000, 6_000)],
  'a progressive photo of 240 MB': [
    'too_costly',
    () => flat(8_000, 5_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ],
  'an SVG': ['not_image', async () => ascii(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
  'HTML that is named .jpg': ['not_image', async () => ascii(`<!DOCTYPE html>${script}`)],
  'a PDF': ['not_image', async () => ascii('%PDF-1.7\n')],
  'an animated GIF': ['other_type', async () => ascii('GIF89a\x01\x00\x01\x00')],
  'a TIFF': ['other_type', () => drawn().tiff().toBuffer()],
  'an iPhone’s HEIC': ['heic', async () => ascii('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
  'an AVIF': ['other_type', async () => ascii('\0\0\0\x18ftypavif\0\0\0\0mif1avif')],
};
