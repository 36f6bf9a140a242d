import { inflateSync } from 'node:zlib';

/** The color of the first pixel of a PNG with 8 bits per channel, which no filter changes. */
export function cornerColor(png: Buffer): string {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  return `#${inflateSync(Buffer.concat(parts)).subarray(1, 4).toString('hex')}`;
}
