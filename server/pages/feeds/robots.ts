import type { FeedFile } from './feed-file.ts';

/**
 * `/robots.txt`: everything except the API and private pages of requests (RFC 9309). The office asks not to be listed,
 * which a crawler reads only in the page itself.
 */
export const robots = ({ publicUrl }: { publicUrl: string }): FeedFile => ({
  path: '/robots.txt',
  type: 'text/plain; charset=utf-8',
  write: () => `User-agent: *\nDisallow: /api\nDisallow: /request\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
});
