import type { FeedFile } from './feed-file.ts';

/** `/robots.txt`: everything except the owner's pages, the API and private pages of requests (RFC 9309). */
export const robots = ({ publicUrl }: { publicUrl: string }): FeedFile => ({
  path: '/robots.txt',
  type: 'text/plain; charset=utf-8',
  write: () =>
    `User-agent: *\nDisallow: /admin\nDisallow: /api\nDisallow: /request\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
});
