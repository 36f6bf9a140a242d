import { Transform } from 'node:stream';

/** What no document may hold (https://html.spec.whatwg.org/#preprocessing-the-input-stream): all but tab and newline. */
const controls = /\r\n?|[^\P{Cc}\t\n]/gu;

/** A text without control characters; every line ends in a newline alone. */
export const withoutControls = (text: string): string =>
  text.replace(controls, (sign) => (sign.startsWith('\r') ? '\n' : ''));

const tab = 9;
const newline = 10;
const space = 32;
const del = 127;

/** Drops those of ASCII from a document on its way: in UTF-8 no byte of another sign is one of them. */
export const dropControls = () =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, chunk.some(isControl) ? chunk.filter((byte) => !isControl(byte)) : chunk);
    },
  });

const isControl = (byte: number) => (byte < space && byte !== tab && byte !== newline) || byte === del;
