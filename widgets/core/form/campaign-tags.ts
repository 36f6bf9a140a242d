import { business } from '../../../catalogue/business.ts';

/** The storage key for the tags of a tab's first page on our site (host/browser/campaign-tags.ts). */
const key = `${business.namespace}:tags`;

/**
 * Campaign parameters in a page's URL: Google Analytics', Google's, Facebook's and Microsoft's. The server checks them.
 */
const isTag = /^utm_|clid$/;

const tagsIn = (query: string) =>
  `${new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => isTag.test(name)))}`;

/**
 * The tags of this page's URL as a query string, '' for none; on our own pages, including those of the tab's first
 * page.
 */
export function campaignTags(isSite: boolean): string {
  const here = tagsIn(location.search);
  try {
    return here || (isSite ? tagsIn(sessionStorage.getItem(key) ?? '') : '');
  } catch {
    return here;
  }
}
