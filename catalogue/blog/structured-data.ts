import { business } from '../business.ts';
import { businessId, type JsonLd } from '../company/structured-data.ts';
import type { BlogPost } from '../contracts/content.ts';
import { categoryOf } from './filter.ts';

export function blogPostingJsonLd(post: BlogPost, page: { url: string; image: string; siteUrl: string }): JsonLd {
  const company = { '@type': 'HousePainter', '@id': businessId(page.siteUrl), name: business.name, url: page.siteUrl };
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

const byCategory: Readonly<Record<string, readonly string[]>> = {
  'Interior Painting': ['interior painting', 'room painting', 'wall preparation', 'interior paint colors'],
  'Exterior Painting': ['exterior painting', 'house painting', 'siding', 'trim', 'paint near salt water'],
  'Pressure Washing': ['pressure washing', 'house washing', 'soft washing', 'deck and patio cleaning'],
  'Cabinet Painting': ['cabinet painting', 'kitchen cabinets', 'cabinet refinishing', 'cabinet enamel'],
  'Go Green': ['low-VOC paint', 'zero-VOC paint', 'indoor air', 'leftover paint'],
  'Deck Staining': ['deck staining', 'deck sealing', 'semitransparent stain', 'wood care'],
  'Color Consultation': ['paint colors', 'color consultation', 'color samples', 'light reflectance'],
};

const ofEvery: readonly string[] = ['house painting', 'Maryland', 'Eastern Shore'];

export function keywordsOf(category: string): readonly string[] {
  const own = Object.hasOwn(byCategory, category) ? byCategory[category] : undefined;
  return [...new Set([...(own ?? [category]), ...ofEvery])];
}
