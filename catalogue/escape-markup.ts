const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Not allowed in XML 1.0, even escaped (https://www.w3.org/TR/xml/#charsets). */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** For text and quoted attributes, in HTML and XML. */
export const escapeMarkup = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (character) => entities[character] ?? '');

export const unescapeMarkup = (markup: string): string =>
  markup.replace(
    /&(?:amp|lt|gt|quot|#39);/g,
    (entity) => Object.keys(entities).find((character) => entities[character] === entity) ?? '',
  );
