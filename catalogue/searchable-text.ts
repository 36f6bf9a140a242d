/**
 * A text for comparison with what is typed in a search: without case, accents and what nobody sees, with one kind of
 * apostrophe, quote and dash, and single spaces.
 */
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
