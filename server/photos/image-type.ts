/** The type of a file according to its first bytes; undefined if cameras and browsers do not produce it. */
export function imageTypeOf(bytes: Buffer): ImageType | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes.length >= 3 && bytes.readUIntBE(0, 3) === 0xff_d8_ff) return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp') return /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/.test(text(8, 12)) ? 'heic' : 'other';
  if (/^GIF8[79]a|^BM|^II\*\0|^MM\0\*/.test(text(0, 6))) return 'other';
  return undefined;
}

/** `other`: a picture of a type that is not accepted. */
export type ImageType = 'jpeg' | 'png' | 'webp' | 'heic' | 'other';
