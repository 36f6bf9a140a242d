import { business } from '../../catalogue/business.ts';
import { breadcrumbJsonLd, type JsonLd } from '../../catalogue/company/structured-data.ts';
import type { PageContext } from '../page.ts';

export interface Metadata {
  /** @default the business and its trade */
  title?: string;
  /** @default services, free estimates and the phone number */
  description?: string;
  /** https://ogp.me/#types @default 'website' */
  type?: 'article';
  /** A path; not an SVG. @default the drawing of the house */
  image?: string;
  robots?: 'noindex' | 'noindex, follow';
  structuredData?: readonly object[];
}

export const defaultTitle = `${business.name} | Painting and Pressure Washing on Maryland’s Eastern Shore`;
export const defaultDescription = `Interior and exterior painting and pressure washing by a family-run Maryland contractor. Free estimates: call ${business.phone.shown}.`;
export const defaultImage = '/assets/house.png';

/** For a page directly below home. */
export const breadcrumbsFromHome = (
  { publicUrl, path }: Pick<PageContext, 'publicUrl' | 'path'>,
  name: string,
): JsonLd =>
  breadcrumbJsonLd([
    { name: 'Home', url: `${publicUrl}/` },
    { name, url: publicUrl + path },
  ]);
