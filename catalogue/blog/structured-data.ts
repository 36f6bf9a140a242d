import { business } from '../business.ts';
import { businessId, type JsonLd } from '../company/structured-data.ts';
import type { BlogPost } from '../contracts/blog-post.ts';
import { categoryOf } from './filter.ts';
import { keywordsOf } from './keywords.ts';

export function blogPostingJsonLd(post: BlogPost, page: { url: string; image: string; siteUrl: string }): JsonLd {
  const company = {
    '@type': 'HousePainter',
    '@id': businessId(page.siteUrl),
    name: business.name,
    url: page.siteUrl,
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    image: page.image,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    articleSection: categoryOf(post),
    keywords: keywordsOf(categoryOf(post)).join(', '),
    mainEntityOfPage: page.url,
    inLanguage: 'en-US',
    author: company,
    publisher: company,
  };
}
