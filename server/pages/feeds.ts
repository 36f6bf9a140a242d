import { brand } from '../../catalogue/brand.ts';
import { business } from '../../catalogue/business.ts';
import type { BlogPost } from '../../catalogue/contracts/content.ts';
import { escapeMarkup } from '../../catalogue/escape-markup.ts';
import { renderMarkdown } from '../../host/rendering/markdown.ts';
import { memoizeAsync } from '../async.ts';
import { createRoutes, type Routes } from '../http/routes.ts';
import type { Services } from '../services.ts';
import { keepDocument } from './page-cache.ts';

export function feedRoutes(services: Services): Routes {
  const { publicUrl, renderer, content, headers } = services;
  const routes = createRoutes({ audience: 'public', answers: 'assets', priority: 'exempt' });

  function add(path: string, type: string, write: () => string | Promise<string>): void {
    const kept = memoizeAsync(async () => keepDocument(Buffer.from(await write()), headers.assets, { type }));
    content.onChange(kept.forget);
    routes
      .get(path, async (ctx) => {
        ctx.state.answer = await (await kept.read()).answer(ctx);
      })
      .rest(path);
  }

  add('/sitemap.xml', 'application/xml; charset=utf-8', () => sitemap(services));
  // RFC 9309. Crawlers read the office's `noindex` in the page itself.
  add(
    '/robots.txt',
    'text/plain; charset=utf-8',
    () => `User-agent: *\nDisallow: /api\nDisallow: /request\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
  );
  add(`/widgets/v1/${business.namespace}.d.ts`, 'text/plain; charset=utf-8', () => renderer.widgetTypes);
  add('/feed.xml', 'application/atom+xml; charset=utf-8', async () => blogFeed(publicUrl, await content.posts()));
  add('/manifest.webmanifest', 'application/manifest+json', () => JSON.stringify(siteManifest));
  add('/admin.webmanifest', 'application/manifest+json', () => JSON.stringify(officeManifest));
  return routes;
}

/** https://www.sitemaps.org/protocol.html */
async function sitemap({ publicUrl, renderer, content }: Services): Promise<string> {
  // Search engines drop pages that an incomplete list misses.
  const [posts] = await Promise.all([content.posts(), content.areas()]);
  const changedAt = new Map(posts.map(({ slug, updatedAt }) => [`/blog/${slug}`, updatedAt]));
  const urls = renderer.pageUrls().flatMap(({ path, isIndexable }) => {
    if (!isIndexable) return [];
    const changed = changedAt.get(path);
    const lastmod = changed === undefined ? '' : `<lastmod>${escapeMarkup(changed)}</lastmod>`;
    return [`<url><loc>${escapeMarkup(publicUrl + path)}</loc>${lastmod}</url>`];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

/** RFC 4287 requires a time. */
const never = new Date(0).toISOString();

function blogFeed(publicUrl: string, posts: readonly BlogPost[]): string {
  const site = escapeMarkup(publicUrl);
  const updated = posts.map(({ updatedAt }) => timeOf(updatedAt)).sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    `<id>${site}/feed.xml</id>`,
    `<title>${escapeMarkup(business.name)} blog</title>`,
    `<subtitle>${escapeMarkup(business.trade)}</subtitle>`,
    `<updated>${updated.at(-1) ?? never}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${site}/feed.xml"/>`,
    `<link rel="alternate" type="text/html" href="${site}/blog"/>`,
    `<author><name>${escapeMarkup(business.name)}</name><uri>${site}/</uri></author>`,
    ...posts.map((post) => entry(post, publicUrl)),
    '</feed>\n',
  ].join('\n');
}

function entry(post: BlogPost, publicUrl: string): string {
  const url = escapeMarkup(`${publicUrl}/blog/${post.slug}`);
  // Feed readers show entries elsewhere.
  const html = renderMarkdown(post.content).html.replaceAll('href="/', `href="${publicUrl}/`);
  return [
    '<entry>',
    `<id>${url}</id>`,
    `<title>${escapeMarkup(post.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${url}"/>`,
    `<published>${timeOf(post.publishedAt)}</published>`,
    `<updated>${timeOf(post.updatedAt)}</updated>`,
    ...(post.category ? [`<category term="${escapeMarkup(post.category)}"/>`] : []),
    `<summary>${escapeMarkup(post.excerpt)}</summary>`,
    `<content type="html">${escapeMarkup(html)}</content>`,
    '</entry>',
  ].join('\n');
}

const timeOf = (time: string) => new Date(time).toISOString();

const icons = [192, 512].flatMap((size) =>
  ['any', 'maskable'].map((purpose) => ({
    src: `/assets/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
);
const looks = { lang: 'en-US', background_color: brand.colors.paper, theme_color: brand.colors.paper, icons };

/** https://www.w3.org/TR/appmanifest/ */
const siteManifest = {
  id: '/',
  name: business.legalName,
  short_name: business.name,
  description: business.description,
  start_url: '/',
  display: 'minimal-ui',
  ...looks,
};

const officeManifest = {
  id: '/admin',
  name: `${business.name} Office`,
  short_name: 'Office',
  start_url: '/admin',
  scope: '/admin',
  display: 'standalone',
  ...looks,
};
