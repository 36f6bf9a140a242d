import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import type { PageRequest, Renderer } from '../../host/render.tsx';
import type { PostedForm } from '../../host/rendering/posted-form.ts';
import type { LoadShedding } from '../http/connections/load-shedding.ts';
import type { SiteHeaders } from '../http/headers.ts';
import { createRoutes, type Priority, type Routes } from '../http/routes.ts';
import type { ReceiptTokens } from '../leads/receipt-token.ts';
import type { RequestLinks } from '../leads/request-links.ts';
import { cachedAnswer } from './cached-answer.ts';
import type { PageCache } from './page-cache.ts';
import { renderPage } from './render-page.ts';
import { renderedAnswer } from './rendered-answer.ts';

/**
 * `GET` of every other address: its page, from the cache if possible, otherwise rendered now. `?sent=` with a valid
 * token shows that visitor that the form was sent; an invalid one is ignored like any undeclared parameter.
 */
export function pageRoutes(parts: {
  renderer: Renderer;
  cache: PageCache;
  headers: SiteHeaders;
  load: Pick<LoadShedding, 'run'>;
  /** Whether a request comes from the owner; called only for pages that look different to the owner. */
  isOwner: (request: IncomingMessage) => Promise<boolean>;
  receipts: Pick<ReceiptTokens, 'read'>;
  links: Pick<RequestLinks, 'issue'>;
  /** Whether a mail that confirms a lead is on its way to its sender. */
  hasReceipt: (leadId: string) => Promise<boolean>;
}): Routes {
  const { renderer, cache, headers, load, isOwner, receipts, links, hasReceipt } = parts;

  /**
   * Renders a page for this request only. Only the answer leaves the turn: objects that waited for it are in the old
   * space by then, and an old object, even a dead one, retains its references until the next full garbage collection.
   */
  const render = (ctx: Context, priority: Priority, request: PageRequest, page = headers.page) =>
    load.run(priority, async () => {
      ctx.state.answer = await renderedAnswer(ctx, await renderer.render(request), { page });
    });

  /**
   * Unknown if the browser may have withheld the session: its cookie is `SameSite=Strict`, so a link on another site,
   * such as a mail in a browser, does not bring it.
   */
  async function seesOwner(request: IncomingMessage): Promise<boolean | 'unknown'> {
    if (await isOwner(request)) return true;
    const site = request.headers['sec-fetch-site'];
    return site === 'same-origin' || site === 'none' ? false : 'unknown';
  }

  return createRoutes({ audience: 'public', answers: 'page', priority: 'exempt' }).get('/{*path}', async (ctx) => {
    const { path, querystring } = ctx;
    const query = new URLSearchParams(querystring);
    const key = renderer.cacheKey(path, query);
    ctx.state.route = renderer.isPage(path) ? path : '(no page)';
    const forms = renderer.formsAt(path);
    const receipt = query.get('sent') ?? '';
    const sent = forms.length > 0 ? await receipts.read(receipt, path) : undefined;
    if (sent && forms.includes(sent.form)) {
      const [link, isCopied] = await Promise.all([
        links.issue(sent.leadId, receipt).catch(() => undefined),
        hasReceipt(sent.leadId).catch(() => false),
      ]);
      const more = { ...(link && { link }), ...(isCopied && { copy: true as const }) };
      const outcome = { status: 'sent', receivedAt: sent.sentAt.toISOString(), ...more } as const;
      const posted: PostedForm = { form: sent.form, values: {}, outcome };
      // It confirms that a lead was stored, so it has the same priority as the lead.
      return render(ctx, 'lead', { path, query, posted }, headers.receipt);
    }
    if (key === undefined) {
      return render(ctx, 'read', { path, query, isOwner: renderer.isForOwner(path) && (await seesOwner(ctx.req)) });
    }
    const isPlain = key === renderer.cacheKey(path, new URLSearchParams());
    const page = await cache.get(key, () => load.run('read', () => renderPage(renderer, { path, query })), isPlain);
    const isFinished = page.kind === 'finished';
    ctx.state.answer = isFinished
      ? await cachedAnswer(ctx.req.headers, page)
      : await renderedAnswer(ctx, page, headers);
  });
}
