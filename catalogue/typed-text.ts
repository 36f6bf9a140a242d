/**
 * Removes invisible characters, directional marks and lone surrogates, but keeps joiners and variation selectors that
 * shape emoji, Persian, Indic or Han characters. Idempotent; linear.
 */
export const cleanLines = (typed: string): string =>
  typed
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    // Default-ignorable characters except joiners and selectors; control characters and annotations.
    .replace(/[^\P{DI}\p{VS}\p{Join_C}\u{e0020}-\u{e007f}]|[^\P{Cc}\s]|[\p{Cs}\ufff9-\ufffb]/gu, '')
    .replace(/[^\S\n]|\u2800/g, ' ')
    // A keycap such as 1️⃣ is a digit with a selector.
    .replace(/(^|[\0-\u05ff\u2010-\u202f])\p{DI}+(?!\u20e3)|\p{Join_C}(?=[\p{Join_C}\s]|$)/gu, '$1')
    .trim();

export const cleanLine = (typed: string): string => cleanLines(typed).replace(/\s+/g, ' ');
