import type { RenderedPage, Renderer } from '../../../host/render.tsx';

export interface RendererDouble extends Renderer {
  /** The pages rendered so far, in order. */
  rendered: string[];
}

/**
 * A site of three addresses that record their requests: `/`, `/form` (accepts the estimate form, declares `sent`) and
 * `/Form/`, which redirects to it. Everything else is not found.
 * @param change overrides of a page
 */
export function rendererDouble(
  change: (path: string) => Partial<RenderedPage> | Promise<Partial<RenderedPage>> = () => ({}),
): RendererDouble {
  const rendered: string[] = [];
  const isPage = (path: string) => path === '/' || path === '/form';
  const keyOf = (path: string, query: URLSearchParams) =>
    `${path}?${path === '/form' && query.has('sent') ? `sent=${query.get('sent')}` : ''}`;
  return {
    rendered,
    async render({ path, query, posted }) {
      if (/^\/form\/?$/i.test(path) && path !== '/form') {
        return { kind: 'redirect', location: query.size > 0 ? `/form?${query}` : '/form' };
      }
      rendered.push(keyOf(path, query));
      const outcome = posted?.outcome;
      const status = outcome ? { refused: 422, failed: 503, sent: 200 }[outcome.status] : isPage(path) ? 200 : 404;
      const words = 'The same words over and over. '.repeat(200);
      return {
        kind: 'document',
        status,
        inline: { styles: ["'sha256-sheet'"], scripts: [] },
        lasts: posted ? 'never' : 'until-changed',
        body: Buffer.from(
          `<!doctype html><title>${keyOf(path, query)}</title>${JSON.stringify(posted ?? null)}<p>${words}`,
        ),
        ...(await change(path)),
      };
    },
    cacheKey: (path, query) => (isPage(path) && !query.has('whole') ? keyOf(path, query) : undefined),
    isPage,
    renderRequest: (view, status) => ({
      kind: 'document',
      status,
      inline: { styles: ["'sha256-sheet'"], scripts: [] },
      lasts: 'never',
      body: Buffer.from(`<!doctype html><title>request</title>${JSON.stringify(view ?? null)}`),
    }),
    isForOwner: () => false,
    pageUrls: () => [
      { path: '/', isIndexable: true },
      { path: '/form', isIndexable: false },
    ],
    queryAt: (path) => (path === '/form' ? ['q'] : []),
    formsAt: (path) => (path === '/form' ? ['estimate'] : []),
    widgetTypes: 'export {};\n',
  };
}
