import { campaignTags } from '../metrics/visit-address.ts';

/** Data of a lead besides its fields: hidden fields of the page, and the tags of the ad that led to it. */
export interface LeadExtras {
  /** Hidden fields that an embedding page sets, by name. */
  hidden?: Readonly<Record<string, string>>;
  /** Campaign tags of the page's address, by name. */
  tags?: Readonly<Record<string, string>>;
}

interface ExtrasRule {
  isName(name: string): boolean;
  maxCount: number;
  /** The limit of a value, in characters. */
  maxLength: number;
  /** The limit of all values as a query string, so that they fit in one header. */
  maxBytes: number;
}

/** Whether a parameter of an address says which ad or newsletter led there. */
export const isCampaignTag = (name: string): boolean => new RegExp(campaignTags.pattern).test(name);

/** The limits of each kind. Values that do not fit are dropped, and never a reason to refuse a lead. */
export const extrasRules: Readonly<Record<keyof LeadExtras, ExtrasRule>> = {
  hidden: { isName: (name) => /^[a-z][a-z0-9-]{0,39}$/.test(name), maxCount: 20, maxLength: 200, maxBytes: 6000 },
  tags: {
    // utm_campaign has a separate field.
    isName: (name) => name !== 'utm_campaign' && isCampaignTag(name),
    maxCount: 12,
    maxLength: 300,
    maxBytes: 2000,
  },
};

/** The pairs that a lead may have, the first of each name. */
export function allowedExtras(kind: keyof LeadExtras, pairs: Iterable<readonly [string, string]>): [string, string][] {
  const { isName, maxCount, maxLength } = extrasRules[kind];
  const allowed = new Map<string, string>();
  for (const [name, value] of pairs) {
    const isGood = isName(name) && value !== '' && value.length <= maxLength && !/[\p{Cc}\p{Cs}]/u.test(value);
    if (isGood && allowed.size < maxCount && !allowed.has(name)) allowed.set(name, value);
  }
  return [...allowed];
}
