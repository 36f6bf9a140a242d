import type { Answer, HeaderList } from '../http/answer.ts';
import { documentCaching } from '../http/headers.ts';
import { type CompressedPages, digestOf } from './compressed-pages.ts';
import { compress, type Encoding, promptEffort, unpack } from './encodings.ts';

/** The brotli level for later visitors: a tenth smaller, 100 ms for 50 KB, compressed while idle. */
const finalEffort = 11;

/** A document in memory, with everything needed to serve it. */
export interface CachedPage {
  kind: 'finished';
  etag: string;
  /** The complete response in one encoding, compressed on the first call. */
  answer(encoding: Encoding): Answer | Promise<Answer>;
  /** The response for a browser that has the current version. */
  notModified: Answer;
  /** Compresses the encodings in use again, at the best level. */
  improve(): Promise<void>;
  /** Whether {@link improve} would change nothing. */
  isImproved(): boolean;
  /** The page's memory use, in bytes. */
  bytes(): number;
}

interface CachedPageOptions {
  type?: string;
  resized?: () => void;
  compressed?: CompressedPages | undefined;
}

const htmlType = 'text/html; charset=utf-8';

/**
 * Creates a cached page from a complete document and the headers of all its responses. Browsers cache it and revalidate
 * each time.
 * @param resized called whenever its memory use changes
 * @param compressed where an earlier process may have stored its best compression. @default nowhere
 */
export function createCachedPage(
  status: number,
  document: Buffer,
  headers: HeaderList,
  { type = htmlType, resized = () => {}, compressed }: CachedPageOptions = {},
): CachedPage {
  let text: Buffer | undefined = document;
  const digest = digestOf(document);
  const etag = `W/"${digest.slice(0, 22)}"`;
  const shared = [...headers, 'Vary', 'Accept-Encoding', 'Cache-Control', documentCaching.asked, 'ETag', etag];
  const forms = new Map<Encoding, Answer & { body: Buffer }>();
  const underWay = new Map<Encoding, Promise<Answer>>();
  /** Encodings that cannot become smaller. */
  const best = new Set<Encoding>(['identity']);

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
    if (encoding === 'br') text = undefined;
    resized();
    return answer;
  }

  /** Only brotli is kept permanently: nearly every browser accepts it, and everything else can be derived from it. */
  async function plain(): Promise<Buffer> {
    return text ?? unpack(forms.get('br')?.body ?? Buffer.alloc(0));
  }

  function answer(encoding: Encoding): Answer | Promise<Answer> {
    const kept = forms.get(encoding);
    if (kept) return kept;
    let compressing = underWay.get(encoding);
    if (!compressing) {
      compressing = firstForm(encoding).then((body) => keep(encoding, body));
      underWay.set(encoding, compressing);
    }
    return compressing;
  }

  async function firstForm(encoding: Encoding): Promise<Buffer> {
    const found = encoding === 'br' ? await compressed?.read(digest) : undefined;
    if (!found) return compress(await plain(), encoding, promptEffort);
    best.add(encoding);
    return found;
  }

  const improvable = () => [...forms.keys()].filter((encoding) => !best.has(encoding));

  async function improve(): Promise<void> {
    for (const encoding of improvable()) {
      const body = await compress(await plain(), encoding, finalEffort);
      keep(encoding, body);
      best.add(encoding);
      if (encoding === 'br') await compressed?.write(digest, body);
    }
  }

  const bytes = () => [...forms.values()].reduce((sum, { body }) => sum + body.length, text?.length ?? 0);

  return {
    kind: 'finished',
    etag,
    answer,
    notModified: { status: 304, headers: shared },
    improve,
    isImproved: () => improvable().length === 0,
    bytes,
  };
}
