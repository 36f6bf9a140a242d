import { campaignTags } from '../metrics/visit-address.ts';

export interface LeadExtras {
  hidden?: Readonly<Record<string, string>>;
  tags?: Readonly<Record<string, string>>;
}

interface ExtrasRule {
  isName(name: string): boolean;
  maxCount: number;
  /** In characters, per value. */
  maxLength: number;
  /** As a query string, to fit in one header. */
  maxBytes: number;
}

/** Of each other header that a form sends about itself. */
export const maxHeaderBytes = 500;

export const isCampaignTag = (name: string): boolean => new RegExp(campaignTags.pattern).test(name);

/** Values beyond these are dropped, never a reason to refuse a lead. */
export const extrasRules: Readonly<Record<keyof LeadExtras, ExtrasRule>> = {
  hidden: { isName: (name) => /^[a-z][a-z0-9-]{0,39}$/.test(name), maxCount: 20, maxLength: 200, maxBytes: 6000 },
  tags: {
    isName: (name) => name !== 'utm_campaign' && isCampaignTag(name),
    maxCount: 12,
    maxLength: 300,
    maxBytes: 2000,
  },
};

export function allowedExtras(kind: keyof LeadExtras, pairs: Iterable<readonly [string, string]>): [string, string][] {
  const { isName, maxCount, maxLength } = extrasRules[kind];
  const allowed = new Map<string, string>();
  for (const [name, value] of pairs) {
    const isGood = isName(name) && value !== '' && value.length <= maxLength && !/[\p{Cc}\p{Cs}]/u.test(value);
    if (isGood && allowed.size < maxCount && !allowed.has(name)) allowed.set(name, value);
  }
  return [...allowed];
}
