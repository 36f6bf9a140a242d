/** A page that represents its kind. */
export interface PageKind {
  /** The kind's name in tables. */
  name: string;
  path: string;
  /** A duplicate URL or a missing page, which search engines must not list. */
  isUnlisted?: true;
}

/** Every fixed page. */
const fixed: readonly PageKind[] = [
  { name: 'home', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'services', path: '/services' },
  { name: 'portfolio', path: '/all-services' },
  { name: 'interior', path: '/interior' },
  { name: 'exterior', path: '/exterior' },
  { name: 'pressure washing', path: '/pressure-washing' },
  { name: 'blog', path: '/blog' },
  { name: 'review us', path: '/review-us' },
  { name: 'contact', path: '/contact' },
  { name: 'areas', path: '/service-areas' },
  { name: 'palette', path: '/color-palette' },
  { name: 'color quiz', path: '/color-quiz' },
  { name: 'privacy policy', path: '/privacy-policy' },
  { name: 'terms', path: '/terms-of-service' },
  { name: 'sitemap', path: '/sitemap' },
  { name: 'embed', path: '/embed' },
  { name: 'admin', path: '/admin', isUnlisted: true },
];

/** Content pages, including the towns with the shortest and the longest names. */
const content: readonly PageKind[] = [
  { name: 'post', path: '/blog/paint-season-on-the-bay' },
  { name: 'post, another', path: '/blog/painted-kitchen-cabinets' },
  { name: 'area', path: '/service-areas/easton' },
  { name: 'area, many ZIP codes', path: '/service-areas/annapolis' },
  { name: 'services in a town', path: '/chestertown-services' },
  { name: 'service in a town', path: '/easton-exterior-painting' },
  { name: 'service, long names', path: '/davidsonville-pressure-washing' },
  { name: 'specialty in a town', path: '/st-michaels-cedar-maintenance', isUnlisted: true },
];

/** Pages with a query. */
const asked: readonly PageKind[] = [
  { name: 'blog, found', path: '/blog?q=deck' },
  { name: 'blog, nothing', path: '/blog?q=wallpaper+glue' },
  { name: 'areas, found', path: '/service-areas?county=Kent+County' },
  { name: 'areas, nothing', path: '/service-areas?q=baltimore' },
  { name: 'area, service', path: '/service-areas/easton?service=deck-staining' },
  { name: 'palette, found', path: '/color-palette?q=navy' },
  { name: 'palette, nothing', path: '/color-palette?q=plaid' },
].map((kind) => ({ ...kind, isUnlisted: true }) as const);

/** Pages that do not exist. */
const missing: readonly PageKind[] = [
  { name: 'missing', path: '/nowhere/at-all' },
  { name: 'missing in town', path: '/nowhere' },
  { name: 'missing post', path: '/blog/nowhere' },
  { name: 'missing area', path: '/service-areas/nowhere' },
].map((kind) => ({ ...kind, isUnlisted: true }) as const);

/** Every kind of page; these URLs represent all 440. */
export const pageKinds = { fixed, content, asked, missing };

/** Kinds whose pages search engines list separately. */
export const listedKinds: readonly PageKind[] = [...fixed, ...content].filter(({ isUnlisted }) => !isUnlisted);
