import { localServices } from '../catalogue/services/services.ts';
import type { Page, Params, SiteIndex } from './page.ts';
import { about } from './pages/about/page.tsx';
import { admin } from './pages/admin/page.tsx';
import { allServices } from './pages/all-services/page.tsx';
import { blog } from './pages/blog/page.tsx';
import { blogPost, blogPostNotFound } from './pages/blog-post/page.tsx';
import { colorPalette } from './pages/color-palette/page.tsx';
import { colorQuiz } from './pages/color-quiz/page.tsx';
import { contact } from './pages/contact/page.tsx';
import { embed } from './pages/embed/page.tsx';
import { home } from './pages/home/page.tsx';
import { privacyPolicy, termsOfService } from './pages/legal/page.tsx';
import { locationService, locationServiceNotFound } from './pages/location-service/page.tsx';
import { isIndexable, parseLocationService } from './pages/location-service/path.ts';
import { locationServices } from './pages/location-services/page.tsx';
import { notFound } from './pages/not-found/page.tsx';
import { reviewUs } from './pages/review-us/page.tsx';
import { exterior, interior, pressureWashing } from './pages/service/page.tsx';
import { serviceArea, serviceAreaNotFound } from './pages/service-area/page.tsx';
import { serviceAreas } from './pages/service-areas/page.tsx';
import { services } from './pages/services/page.tsx';
import { sitemap } from './pages/sitemap/page.tsx';

// biome-ignore lint/suspicious/noExplicitAny: pages have different data types; each is checked where it is defined.
export type AnyPage = Page<any>;

const pages: Readonly<Record<string, AnyPage>> = {
  '/': home,
  '/about': about,
  '/services': services,
  '/all-services': allServices,
  '/interior': interior,
  '/exterior': exterior,
  '/pressure-washing': pressureWashing,
  '/blog': blog,
  '/review-us': reviewUs,
  '/contact': contact,
  '/service-areas': serviceAreas,
  '/color-palette': colorPalette,
  '/color-quiz': colorQuiz,
  '/privacy-policy': privacyPolicy,
  '/terms-of-service': termsOfService,
  '/sitemap': sitemap,
  '/embed': embed,
  '/admin': admin,
};

const contentPages: Readonly<
  Record<string, { page: AnyPage; notFound: AnyPage; exists(index: SiteIndex, slug: string): boolean }>
> = {
  blog: { page: blogPost, notFound: blogPostNotFound, exists: ({ posts }, slug) => posts.has(slug) },
  'service-areas': { page: serviceArea, notFound: serviceAreaNotFound, exists: ({ areas }, slug) => areas.has(slug) },
};

const slugPattern = /^[a-z0-9-]{1,80}$/;

/** A status overrides the page's own. */
export type Match = { page: AnyPage; path: string; params: Params; status?: number } | { redirect: string };

/** Redirects a trailing slash and capitals. Without an index, content pages answer 503. */
export function matchRoute(path: string, index: SiteIndex | undefined): Match {
  // Linear, because it starts only at the first of several slashes.
  const canonical = path.toLowerCase().replace(/(?<!\/)\/+$/, '') || '/';
  const match = matchCanonical(canonical, index);
  if (!match || 'redirect' in match) return match ?? { page: notFound, path, params: {} };
  return canonical === path || match.page.status === 404 ? { ...match, path } : { redirect: canonical };
}

type Found = { page: AnyPage; params: Params; status?: number } | { redirect: string } | undefined;

function matchCanonical(path: string, index: SiteIndex | undefined): Found {
  if (Object.hasOwn(pages, path)) return { page: pages[path] as AnyPage, params: {} };
  const [first = '', slug, ...rest] = path.slice(1).split('/');
  if (rest.length > 0) return undefined;
  return slug === undefined ? matchLocation(first, index) : matchContent(first, slug, index);
}

function matchContent(folder: string, slug: string, index: SiteIndex | undefined): Found {
  const route = Object.hasOwn(contentPages, folder) ? contentPages[folder] : undefined;
  if (!route) return undefined;
  const isFound = index && slugPattern.test(slug) && route.exists(index, slug);
  return isFound ? { page: route.page, params: { slug } } : missing(route.notFound, index);
}

function matchLocation(segment: string, index: SiteIndex | undefined): Found {
  const parsed = index && slugPattern.test(segment) && parseLocationService(segment, index);
  if (!parsed) return missing(locationServiceNotFound, index);
  if ('redirect' in parsed) return parsed;
  return { page: parsed.service === 'services' ? locationServices : locationService, params: { ...parsed } };
}

/** Answers 404 only if the index is known. */
const missing = (page: AnyPage, index: SiteIndex | undefined) => ({ page, params: {}, ...(!index && { status: 503 }) });

export const fixedPaths: readonly string[] = Object.keys(pages);

/** Not indexable: the owner's page and those with little local text. */
export function pageUrlsOf(index: SiteIndex = { areas: new Map(), posts: new Map() }) {
  const towns = [...index.areas.keys()];
  return [
    ...Object.entries(pages).map(([path, { isForOwner }]) => ({ path, isIndexable: !isForOwner })),
    ...[...index.posts.keys()].map((slug) => ({ path: `/blog/${slug}`, isIndexable: true })),
    ...towns.map((slug) => ({ path: `/service-areas/${slug}`, isIndexable: true })),
    ...towns.map((slug) => ({ path: `/${slug}-services`, isIndexable: true })),
    ...localServices.flatMap((service) =>
      towns.map((slug) => ({ path: `/${slug}-${service.key}`, isIndexable: isIndexable(slug, service) })),
    ),
  ];
}
