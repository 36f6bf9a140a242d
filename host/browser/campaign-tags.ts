import { business } from '../../catalogue/business.ts';
import { campaignTags } from '../../catalogue/metrics/visit-address.ts';

/** Until the tab is closed, for forms on our other pages. */
export function keepCampaignTags(): void {
  const tags = [...new URLSearchParams(location.search)].filter(([name]) => name.match(campaignTags.pattern));
  try {
    if (tags.length > 0) sessionStorage.setItem(`${business.namespace}:tags`, `${new URLSearchParams(tags)}`);
  } catch {}
}
