import { Transform } from 'node:stream';

/**
 * Characters that are not allowed in a document (https://html.spec.whatwg.org/#preprocessing-the-input-stream): all
 * control characters except tab and newline.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it must match them.
const controls = /\r\n?|[\0-\x08\v\f\x0e-\x1f\x7f-\x9f]/g;

/** Removes control characters from text; every line break becomes a single newline. */
export const withoutControls = (text: string): string =>
  text.replace(controls, (sign) => (sign.startsWith('\r') ? '\n' : ''));

const tab = 9;
const newline = 10;
const space = 32;
const del = 127;

/** Removes ASCII control characters from a stream: safe in UTF-8, where they are never part of another character. */
export const dropControls = () =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, chunk.some(isControl) ? chunk.filter((byte) => !isControl(byte)) : chunk);
    },
  });

const isControl = (byte: number) => (byte < space && byte !== tab && byte !== newline) || byte === del;
