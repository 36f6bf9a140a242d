import { createHash } from 'node:crypto';
import type { Answer, HeaderList } from './edge/answer.ts';
import { compress, type Encoding } from './encodings.ts';

/** What a first visitor waits for: brotli of 50 KB in half a millisecond. */
const firstEffort = 4;
/** What later ones get: a tenth smaller, 100 ms of work for 50 KB, done when nobody waits. */
const finalEffort = 11;

/** A document in memory, with all that it takes to answer for it. */
export interface FinishedPage {
  kind: 'finished';
  etag: string;
  /** The whole answer in one form, compressed at the first call for it. */
  answer(encoding: Encoding): Answer | Promise<Answer>;
  /** For a browser that has it already. */
  notModified: Answer;
  /** Compresses once more, as well as can be, the forms that were asked for. */
  improve(): Promise<void>;
  /** Memory that it takes, in bytes. */
  bytes(): number;
}

const htmlType = 'text/html; charset=utf-8';

/** Takes a whole document and the headers that every answer with it carries. Browsers keep it and ask each time. */
export function finishPage(status: number, document: string, headers: HeaderList, type = htmlType): FinishedPage {
  const text = Buffer.from(document);
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const shared = [...headers, 'Vary', 'Accept-Encoding', 'Cache-Control', 'no-cache', 'ETag', etag];
  const forms = new Map<Encoding, Answer & { body: Buffer }>();
  const underWay = new Map<Encoding, Promise<Answer>>();

  function keep(encoding: Encoding, body: Buffer): Answer {
    const answer = {
      status,
      headers: [
        ...shared,
        ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
        'Content-Type',
        type,
        'Content-Length',
        String(body.length),
      ],
      body,
    };
    forms.set(encoding, answer);
    return answer;
  }

  function answer(encoding: Encoding): Answer | Promise<Answer> {
    const kept = forms.get(encoding);
    if (kept) return kept;
    if (encoding === 'identity') return keep(encoding, text);
    let compressing = underWay.get(encoding);
    if (!compressing) {
      compressing = compress(text, encoding, firstEffort).then((body) => keep(encoding, body));
      underWay.set(encoding, compressing);
    }
    return compressing;
  }

  async function improve(): Promise<void> {
    for (const encoding of [...forms.keys()].filter((encoding) => encoding !== 'identity')) {
      keep(encoding, await compress(text, encoding, finalEffort));
    }
  }

  function bytes(): number {
    const compressed = [...forms].map(([encoding, { body }]) => (encoding === 'identity' ? 0 : body.length));
    return compressed.reduce((sum, length) => sum + length, text.length);
  }

  return { kind: 'finished', etag, answer, notModified: { status: 304, headers: shared }, improve, bytes };
}
