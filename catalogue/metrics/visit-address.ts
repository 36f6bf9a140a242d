/** The build inlines the pattern; a module that pages and forms share would be a file. */
export const campaignTags = {
  pattern: '^(utm_[a-z_]{1,20}|[gd]clid|[gw]braid|msclkid|fbclid|t[tw]clid|li_fat_id)$',
} as const;

const isTag = new RegExp(campaignTags.pattern);
const isClickId = (name: string) => isTag.test(name) && !name.startsWith('utm_');

/** An email address, even encoded twice, or seven digits or more. */
const emailOrPhone = /@|%40|(^|[^\w-])\+?\(?\d([\s().-]*\d){6,}(?![\w-])/i;
const street = /\d\s+\p{L}{2}/u;

/** Letters and digits alternate more than in words, years and color codes. */
const isToken = (text: string) => text.length >= 16 && (text.match(/[a-z](?=\d)|\d(?=[a-z])/gi) ?? []).length > 2;

export const isPersonal = (text: string): boolean => emailOrPhone.test(text) || isToken(text);

/** Drops what may be personal. The address need not be valid. */
export function visitAddress(address: string, declared: readonly string[]): string {
  const [, path = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(address) ?? [];
  const parts = path.split('/').map((part, at, all) => {
    const isLink = all.slice(0, at).some((before) => before.toLowerCase() === 'request');
    return part && (isLink || isPersonal(part.replaceAll('%20', ' '))) ? '-' : part;
  });
  const kept = [...new URLSearchParams(query)].filter(([name, value]) => {
    if (isClickId(name)) return /^[\w.~-]+$/.test(value);
    return (isTag.test(name) || (declared.includes(name) && !street.test(value))) && !isPersonal(value);
  });
  return parts.join('/') + (kept.length > 0 ? `?${new URLSearchParams(kept)}` : '');
}
