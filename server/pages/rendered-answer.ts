import type { Context } from 'koa';
import type { Rendered } from '../../host/render.tsx';
import type { Answer, HeaderList } from '../http/answer.ts';
import { documentCaching, type SiteHeaders } from '../http/headers.ts';
import { acceptedEncoding, compress, promptEffort } from './encodings.ts';

/** Responds with a page rendered for this request only; it must not be cached. */
export async function renderedAnswer(
  ctx: Context,
  rendered: Rendered,
  headers: Pick<SiteHeaders, 'page'>,
  more: HeaderList = [],
): Promise<Answer> {
  if (rendered.kind === 'redirect') {
    const inline = { styles: [], scripts: [] };
    return { status: 308, headers: [...headers.page(inline), 'Location', rendered.location, 'Content-Length', '0'] };
  }
  const { status, inline, body } = rendered;
  const shared = [
    ...headers.page(inline),
    ...more,
    ...(status === 503 ? ['Retry-After', '5'] : []),
    'Cache-Control',
    documentCaching.never,
    'Vary',
    'Accept-Encoding',
    'Content-Type',
    'text/html; charset=utf-8',
  ];
  if (typeof body === 'function') return { status, headers: shared, body };
  const encoding = acceptedEncoding(ctx.req.headers['accept-encoding']);
  const bytes = await compress(body, encoding, promptEffort);
  const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  return { status, headers: [...shared, ...coding, 'Content-Length', String(bytes.length)], body: bytes };
}
