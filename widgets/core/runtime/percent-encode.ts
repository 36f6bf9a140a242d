/**
 * Percent-encodes as many characters of the text as fit into a number of bytes. Lone surrogates are left out.
 * @param ending added, encoded already, if the text does not fit
 */
export function percentEncode(text: string, maxBytes: number, ending = ''): string {
  let encoded = '';
  for (const character of text.replace(/\p{Cs}/gu, '')) {
    const longer = encoded + encodeURIComponent(character);
    if (longer.length > maxBytes) return encoded + ending;
    encoded = longer;
  }
  return encoded;
}
