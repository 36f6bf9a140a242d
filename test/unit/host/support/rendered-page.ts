import { posts } from '../../../../catalogue/blog/posts.ts';
import { areas } from '../../../../catalogue/towns/counties.ts';
import type { Content } from '../../../../host/page.ts';
import type * as host from '../../../../host/render.tsx';
import type { PostedForm } from '../../../../host/rendering/posted-form.ts';

/** The built renderer, so that the effects of bundling are tested too. */
const built = new URL('../../../../dist/server/render.js', import.meta.url).href;
const { createRenderer } = (await import(/* @vite-ignore */ built)) as typeof host;

interface RenderOptions {
  query?: string;
  posted?: PostedForm;
  content?: Partial<Content>;
  embedOrigins?: readonly string[];
}

/** Asset names like those of a build. */
export const assets = {
  site: '/assets/site.js',
  islands: {
    'estimate-form': { src: '/widgets/form.js', imports: ['/widgets/runtime.js'] },
    'contact-form': { src: '/widgets/message.js', imports: ['/widgets/runtime.js'] },
  },
};

const catalogueContent: Content = {
  areas: async () => areas,
  testimonials: async () => [],
  posts: async () => posts,
  recentWork: async () => [],
  openStates: async () => [],
  index: () => ({
    areas: new Map(areas.map((area) => [area.slug, area])),
    posts: new Map(posts.map((post) => [post.slug, post])),
  }),
};

/** The renderer of the site, by default with the catalogue as its content. */
export const rendererOf = (content?: Partial<Content>, embedOrigins: readonly string[] = []) =>
  createRenderer({
    publicUrl: 'https://site.example',
    assets,
    content: { ...catalogueContent, ...content },
    embedOrigins: () => embedOrigins,
  });

/** A page of the site, rendered with the catalogue as its content. */
export async function renderPage(path: string, { query = '', posted, content, embedOrigins }: RenderOptions = {}) {
  const renderer = rendererOf(content, embedOrigins);
  const found = renderer.find(path, new URLSearchParams(query));
  if ('location' in found) throw new Error(`${path} has moved to ${found.location}`);
  const rendered = await found.render({ ...(posted && { posted }) });
  if (typeof rendered.body === 'function') throw new Error(`${path} is a stream`);
  const html = String(Buffer.concat(rendered.body));
  return { status: rendered.status, html, main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) };
}

const entities: Record<string, string> = {
  '&#x27;': "'",
  '&#39;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** The visible text of HTML: one line per block, without markup. */
export function readable(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<\/(p|li|h\d|tr|div|section|address|label|legend|button)>|<br\/?>/g, '\n')
    .replace(/<\/t[hd]>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#x27|#39|quot|lt|gt|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/ *\n+ */g, '\n');
}

/** The element that starts with this tag, up to its closing tag. */
export function elementOf(html: string, opening: RegExp, closing: string): string {
  const start = html.search(opening);
  if (start < 0) throw new Error(`Nothing matches ${opening}`);
  return html.slice(start, html.indexOf(closing, start) + closing.length);
}

/** Its links as label and address. */
export const linksOf = (html: string): [label: string, href: string][] =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', label = '']) => [
    readable(label).trim(),
    readable(href),
  ]);

/** The JSON-LD nodes of a document. */
export function structuredDataOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
}
