import { business } from '../../../catalogue/business.ts';
import { isCampaignTag } from '../../../catalogue/contracts/lead-extras.ts';

/** Written by host/browser/campaign-tags.ts on a tab's first page. */
const key = `${business.namespace}:tags`;

const tagsIn = (query: string) =>
  `${new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => isCampaignTag(name)))}`;

/** A query string, '' for none. */
export function campaignTags(isSite: boolean): string {
  const here = tagsIn(location.search);
  try {
    return here || (isSite ? tagsIn(sessionStorage.getItem(key) ?? '') : '');
  } catch {
    return here;
  }
}
