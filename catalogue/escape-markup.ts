const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What no XML 1.0 document may hold, not even escaped (https://www.w3.org/TR/xml/#charsets). */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * Text as written between tags or inside a quoted attribute, of HTML or XML. Text that looks escaped already is
 * escaped again; characters that markup cannot hold are left out.
 */
export const escapeMarkup = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Takes back what {@link escapeMarkup} wrote. */
export const unescapeMarkup = (markup: string): string =>
  markup.replace(
    /&(?:amp|lt|gt|quot|#39);/g,
    (entity) => Object.keys(entities).find((character) => entities[character] === entity) ?? '',
  );
