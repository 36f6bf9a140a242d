/** Encodes as many characters as fit into `maxBytes`, without lone surrogates. */
export function percentEncode(text: string, maxBytes = Number.POSITIVE_INFINITY): string {
  let encoded = '';
  for (const character of text.replace(/\p{Cs}/gu, '')) {
    const longer = encoded + encodeURIComponent(character);
    if (longer.length > maxBytes) break;
    encoded = longer;
  }
  return encoded;
}
