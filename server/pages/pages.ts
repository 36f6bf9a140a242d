import type { IncomingMessage } from 'node:http';
import type { Context, Middleware } from 'koa';
import type { FoundPage, RenderedPage, Visit } from '../../host/render.tsx';
import type { PostedForm } from '../../host/rendering/posted-form.ts';
import { type Answer, documentCaching, type HeaderList, type SiteHeaders } from '../http/headers.ts';
import { createRoutes, type Priority, type Routes, type State } from '../http/routes.ts';
import { isOnItsWay } from '../leads/lead-intake.ts';
import type { Services } from '../services.ts';
import { canceledAt } from '../store/lead-changes.ts';
import { acceptedEncoding, compress, encodedAnswer } from './page-cache.ts';

export const pagesInMemory =
  ({ cache }: Services): Middleware<State> =>
  async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    const page = isRead ? cache.peek(`${ctx.url}?`) : undefined;
    if (!page) return next();
    ctx.state.route = ctx.url;
    ctx.state.answer = await page.answer(ctx);
  };

export async function pageAnswer(
  ctx: Context,
  { status, inline, body }: RenderedPage,
  headers: Pick<SiteHeaders, 'page'>,
  more: HeaderList = [],
): Promise<Answer> {
  const shared = [
    ...headers.page(inline),
    ...more,
    ...(status === 503 ? ['Retry-After', '5'] : []),
    ...['Cache-Control', documentCaching.never, 'Vary', 'Accept-Encoding', 'Content-Type', 'text/html; charset=utf-8'],
  ];
  if (typeof body === 'function') return { status, headers: shared, body };
  const encoding = acceptedEncoding(ctx);
  if (encoding !== 'identity') {
    return encodedAnswer(status, shared, encoding, await compress(Buffer.concat(body), encoding));
  }
  const length = body.reduce((sum, part) => sum + part.length, 0);
  return { status, headers: [...shared, 'Content-Length', String(length)], body };
}

export function redirectAnswer(
  status: 303 | 308,
  location: string,
  headers: SiteHeaders['page'],
  caching: HeaderList = ['Cache-Control', 'no-store'],
): Answer {
  const common = headers({ styles: [], scripts: [] });
  return { status, headers: [...common, 'Location', location, ...caching, 'Content-Length', '0'] };
}

/** `?sent=` with a valid token confirms the form. */
export function pageRoutes(
  { renderer, cache, headers, overload, receipts, links, store }: Services,
  isOwner: (request: IncomingMessage) => Promise<boolean>,
): Routes {
  async function render(ctx: Context, priority: Priority, found: FoundPage, visit: Visit, page = headers.page) {
    overload.check(priority);
    ctx.state.answer = await pageAnswer(ctx, await found.render(visit), { page });
  }

  /** A `SameSite=Strict` cookie may be withheld, as after a link in a mail. */
  async function seesOwner(request: IncomingMessage): Promise<boolean | 'unknown'> {
    if (await isOwner(request)) return true;
    const site = request.headers['sec-fetch-site'];
    return site === 'same-origin' || site === 'none' ? false : 'unknown';
  }

  async function confirmation(token: string, { forms }: FoundPage, path: string): Promise<PostedForm | undefined> {
    const sent = forms.length > 0 ? await receipts.read(token, path) : undefined;
    if (!sent || !forms.includes(sent.form)) return undefined;
    const [link, lead] = await Promise.all([
      links.issue(sent.leadId, token).catch(() => undefined),
      store.findLead(sent.leadId).catch(() => undefined),
    ]);
    if (lead && canceledAt(lead.triage)) return undefined;
    const copy = isOnItsWay(lead?.receipt) && ({ copy: true } as const);
    const outcome = { status: 'sent', receivedAt: sent.sentAt.toISOString(), ...(link && { link }), ...copy } as const;
    return { form: sent.form, values: lead?.fields ?? {}, outcome: { ...outcome, photos: lead?.photos?.length ?? 0 } };
  }

  return createRoutes({ audience: 'public', answers: 'page', priority: 'exempt' }).get('/{*path}', async (ctx) => {
    const { path, state } = ctx;
    const query = new URLSearchParams(ctx.querystring);
    const found = renderer.find(path, query);
    state.route = 'exists' in found && found.exists ? path : '(no page)';
    if ('location' in found) {
      state.answer = redirectAnswer(308, found.location, headers.page, []);
      return;
    }
    const posted = await confirmation(query.get('sent') ?? '', found, path);
    if (posted) return render(ctx, 'lead', found, { posted }, headers.receipt);
    if (found.key === undefined) {
      return render(ctx, 'read', found, { isOwner: found.isForOwner && (await seesOwner(ctx.req)) });
    }
    const page = await cache.get(found.key, () => {
      overload.check('read');
      return found.render();
    });
    state.answer = 'answer' in page ? await page.answer(ctx) : await pageAnswer(ctx, page, headers);
  });
}
