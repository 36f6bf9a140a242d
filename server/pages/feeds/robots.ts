import type { FeedFile } from './feed-file.ts';

/** `/robots.txt`: everything except the owner's pages and the API (RFC 9309). */
export const robots = ({ publicUrl }: { publicUrl: string }): FeedFile => ({
  path: '/robots.txt',
  type: 'text/plain; charset=utf-8',
  write: () => `User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
});
