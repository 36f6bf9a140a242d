import { business } from '../../../catalogue/business.ts';

/** Where a tab of our own pages keeps the tags with which its visitor came (host/browser/campaign-tags.ts). */
const key = `${business.namespace}:tags`;

/** Tags of ads in a page's address: Google Analytics', Google's, Facebook's and Microsoft's. The server checks them. */
const isTag = /^utm_|clid$/;

const tagsIn = (query: string) =>
  `${new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => isTag.test(name)))}`;

/** The tags of this page's address as a query string, '' for none; on our own pages also those that the tab began with. */
export function campaignTags(isSite: boolean): string {
  const here = tagsIn(location.search);
  try {
    return here || (isSite ? tagsIn(sessionStorage.getItem(key) ?? '') : '');
  } catch {
    return here;
  }
}
