import fresh from 'fresh';
import type { Context } from 'koa';
import type { Answer, HeaderList } from '../http/headers.ts';
import { documentCaching } from '../http/headers.ts';
import { acceptedEncoding, compress, digestOf, type Encoding, promptEffort, unpack } from './compression.ts';

const htmlType = 'text/html; charset=utf-8';

/** Browsers ask each time whether it has changed. */
export interface KeptDocument {
  kind: 'kept';
  digest: string;
  answer(ctx: Context): Answer | Promise<Answer>;
  text(): Promise<Buffer>;
  replaceBrotli(packed: Buffer): void;
  bytes(): number;
}

/** Nearly every browser accepts brotli. @param resized called when another encoding is kept */
export async function keepDocument(
  document: Buffer,
  headers: HeaderList,
  { status = 200, type = htmlType, resized = () => {} } = {},
): Promise<KeptDocument> {
  const digest = digestOf(document);
  const etag = `W/"${digest.slice(0, 22)}"`;
  const shared = [...headers, 'Vary', 'Accept-Encoding', 'Cache-Control', documentCaching.asked, 'ETag', etag];
  const notModified: Answer = { status: 304, headers: shared };
  let packed = await compress(document, 'br', promptEffort);
  const answers = new Map<Encoding, Answer | Promise<Answer>>([['br', answerWith('br', packed)]]);
  let bytes = packed.length;

  function answerWith(encoding: Encoding, body: Buffer): Answer {
    const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    const content = [...coding, 'Content-Type', type, 'Content-Length', String(body.length)];
    return { status, headers: [...shared, ...content], body };
  }

  async function derive(encoding: Encoding): Promise<Answer> {
    const body = await compress(await unpack(packed), encoding, promptEffort);
    const answer = answerWith(encoding, body);
    answers.set(encoding, answer);
    bytes += body.length;
    resized();
    return answer;
  }

  return {
    kind: 'kept',
    digest,
    answer(ctx) {
      if (fresh(ctx.req.headers, { etag })) return notModified;
      const encoding = acceptedEncoding(ctx);
      const known = answers.get(encoding);
      if (known) return known;
      const deriving = derive(encoding);
      answers.set(encoding, deriving);
      return deriving;
    },
    text: () => unpack(packed),
    replaceBrotli(better) {
      bytes += better.length - packed.length;
      packed = better;
      answers.set('br', answerWith('br', better));
      resized();
    },
    bytes: () => bytes,
  };
}
