/** Percent-encodes as many characters of the text as fit into a number of bytes. Lone surrogates are left out. */
export function percentEncode(text: string, maxBytes = Number.POSITIVE_INFINITY): string {
  let encoded = '';
  for (const character of text.replace(/\p{Cs}/gu, '')) {
    const longer = encoded + encodeURIComponent(character);
    if (longer.length > maxBytes) break;
    encoded = longer;
  }
  return encoded;
}
