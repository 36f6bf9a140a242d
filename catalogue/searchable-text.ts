/** For comparison only: it drops case, accents and invisible characters. */
export const searchableText = (text: string): string =>
  text
    .replace(/[`´‘’‚‛′ʹ-ʾˈ]/g, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{DI}]/gu, '')
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
