import { breadcrumbJsonLd, type JsonLd } from '../../catalogue/company/structured-data.ts';
import type { PageContext } from '../page.ts';

/** Breadcrumbs, as structured data, for a page directly below home. */
export const breadcrumbsFromHome = (
  { publicUrl, path }: Pick<PageContext, 'publicUrl' | 'path'>,
  name: string,
): JsonLd =>
  breadcrumbJsonLd([
    { name: 'Home', url: `${publicUrl}/` },
    { name, url: publicUrl + path },
  ]);
