import { business } from '../../../catalogue/business.ts';
import type { BlogPost } from '../../../catalogue/contracts/blog-post.ts';
import { escapeMarkup } from '../../../catalogue/escape-markup.ts';
import { renderMarkdown } from '../../../host/rendering/markdown.ts';
import type { SiteContent } from '../../content/content.ts';
import type { FeedFile } from './feed-file.ts';

interface Parts {
  publicUrl: string;
  content: Pick<SiteContent, 'posts'>;
}

/** The time of a feed without posts: Atom requires one. */
const never = new Date(0).toISOString();

/** `/feed.xml`: the published posts, newest first and in full, as Atom (RFC 4287). */
export const blogFeed = ({ publicUrl, content }: Parts): FeedFile => ({
  path: '/feed.xml',
  type: 'application/atom+xml; charset=utf-8',
  async write() {
    const posts = await content.posts();
    const updated = posts.map(({ updatedAt }) => timeOf(updatedAt)).sort();
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
      `<id>${escapeMarkup(publicUrl)}/feed.xml</id>`,
      `<title>${escapeMarkup(business.name)} blog</title>`,
      `<subtitle>${escapeMarkup(business.trade)}</subtitle>`,
      `<updated>${updated.at(-1) ?? never}</updated>`,
      `<link rel="self" type="application/atom+xml" href="${escapeMarkup(publicUrl)}/feed.xml"/>`,
      `<link rel="alternate" type="text/html" href="${escapeMarkup(publicUrl)}/blog"/>`,
      `<author><name>${escapeMarkup(business.name)}</name><uri>${escapeMarkup(publicUrl)}/</uri></author>`,
      ...posts.map((post) => entry(post, publicUrl)),
      '</feed>\n',
    ].join('\n');
  },
});

function entry(post: BlogPost, publicUrl: string): string {
  const url = escapeMarkup(`${publicUrl}/blog/${post.slug}`);
  // Feed readers show an entry outside its page, so every link must be absolute.
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

/** The time as in RFC 3339. */
const timeOf = (time: string) => new Date(time).toISOString();
