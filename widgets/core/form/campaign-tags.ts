import { business } from '../../../catalogue/business.ts';
import { isCampaignTag } from '../../../catalogue/contracts/lead-extras.ts';

/** The storage key for the tags of a tab's first page on our site (host/browser/campaign-tags.ts). */
const key = `${business.namespace}:tags`;

const tagsIn = (query: string) =>
  `${new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => isCampaignTag(name)))}`;

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
