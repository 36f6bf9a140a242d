const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that no XML 1.0 document may contain, not even escaped (https://www.w3.org/TR/xml/#charsets). */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * Escapes text for use between tags or inside a quoted attribute, in HTML or XML. Escaped text is escaped again;
 * characters that markup cannot contain are removed.
 */
export const escapeMarkup = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Reverses {@link escapeMarkup}. */
export const unescapeMarkup = (markup: string): string =>
  markup.replace(
    /&(?:amp|lt|gt|quot|#39);/g,
    (entity) => Object.keys(entities).find((character) => entities[character] === entity) ?? '',
  );
