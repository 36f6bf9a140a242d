import { escapeMarkup } from '../../../catalogue/escape-markup.ts';
import type { Renderer } from '../../../host/render.tsx';
import type { SiteContent } from '../../content/content.ts';
import type { FeedFile } from './feed-file.ts';

interface Parts {
  publicUrl: string;
  renderer: Pick<Renderer, 'pageUrls'>;
  content: Pick<SiteContent, 'areas' | 'posts'>;
}

/** `/sitemap.xml`: every URL for search engines (https://www.sitemaps.org/protocol.html). */
export const sitemap = ({ publicUrl, renderer, content }: Parts): FeedFile => ({
  path: '/sitemap.xml',
  type: 'application/xml; charset=utf-8',
  async write() {
    // Fails while a source is unavailable: search engines would drop the missing pages of an incomplete list.
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
  },
});
