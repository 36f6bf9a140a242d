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
  return {
    rendered,
    find(path, query) {
      if (/^\/form\/?$/i.test(path) && path !== '/form')
        return { location: query.size > 0 ? `/form?${query}` : '/form' };
      const isForm = path === '/form';
      const exists = path === '/' || isForm;
      const key = `${path}?${isForm && query.has('sent') ? `sent=${query.get('sent')}` : ''}`;
      return {
        exists,
        key: exists && !query.has('whole') ? key : undefined,
        isForOwner: false,
        query: isForm ? ['q'] : [],
        forms: isForm ? ['estimate'] : [],
        async render({ posted } = {}) {
          rendered.push(key);
          const outcome = posted?.outcome;
          const words = 'The same words over and over. '.repeat(200);
          return {
            status: outcome ? { refused: 422, failed: 503, sent: 200 }[outcome.status] : exists ? 200 : 404,
            inline: { styles: ["'sha256-sheet'"], scripts: [] },
            lasts: posted ? 'never' : 'until-changed',
            body: [Buffer.from(`<!doctype html><title>${key}</title>${JSON.stringify(posted ?? null)}<p>${words}`)],
            ...(await change(path)),
          };
        },
      };
    },
    renderRequest: (view, status) => ({
      status,
      inline: { styles: ["'sha256-sheet'"], scripts: [] },
      lasts: 'never',
      body: [Buffer.from(`<!doctype html><title>request</title>${JSON.stringify(view ?? null)}`)],
    }),
    pageUrls: () => [
      { path: '/', isIndexable: true },
      { path: '/form', isIndexable: false },
    ],
    widgetTypes: 'export {};\n',
  };
}
