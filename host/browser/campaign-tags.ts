import { business } from '../../catalogue/business.ts';

/** Keeps the campaign tags of this address until the tab is closed, for a form on another of our pages. */
export function keepCampaignTags(): void {
  const tags = [...new URLSearchParams(location.search)].filter(([name]) => /^utm_|clid$/.test(name));
  try {
    if (tags.length > 0) sessionStorage.setItem(`${business.namespace}:tags`, `${new URLSearchParams(tags)}`);
  } catch {}
}
