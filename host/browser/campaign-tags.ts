import { business } from '../../catalogue/business.ts';

/** Keeps this URL's campaign tags until the tab is closed, for forms on our other pages. */
export function keepCampaignTags(): void {
  const tags = [...new URLSearchParams(location.search)].filter(([name]) => /^utm_|clid$/.test(name));
  try {
    if (tags.length > 0) sessionStorage.setItem(`${business.namespace}:tags`, `${new URLSearchParams(tags)}`);
  } catch {}
}
