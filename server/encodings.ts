import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The forms in which text leaves, best first; `identity` is as it is. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** The best form that a browser takes, as its Accept-Encoding says (RFC 9110 §12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  if (header === lastHeader) return lastEncoding;
  lastHeader = header;
  lastEncoding = encodings.find((encoding) => accepts(header, encoding)) ?? 'identity';
  return lastEncoding;
}

/** Browsers of one kind send the same header; most requests have that of the one before. */
let lastHeader: string | undefined;
let lastEncoding: Encoding = 'identity';

const accepts = (header: string, encoding: Encoding) =>
  header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return (
      (name === encoding || (name === '*' && encoding === 'br')) && !parameters.some((p) => /^q=0(\.0*)?$/.test(p))
    );
  });

/** Compresses away from the main thread. @param effort brotli's 0–11; gzip takes at most 9 of it */
export function compress(text: Buffer, encoding: Encoding, effort: number): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(text);
  if (encoding === 'gzip') return promisify(gzip)(text, { level: Math.min(effort, 9) });
  return promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}
