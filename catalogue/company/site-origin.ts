/**
 * The origin of a site, however its address was typed: with a path, in capitals, without `https://`.
 * @returns undefined for what is no address of a website
 */
export function siteOrigin(typed: string): string | undefined {
  const text = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (text === '' || text.length > 255 || !URL.canParse(address)) return undefined;
  const { protocol, hostname, origin } = new URL(address);
  const isSite = /^https?:$/.test(protocol) && /^(localhost|\[.+\]|[^.]+(\.[^.]+)+)$/.test(hostname);
  return isSite ? origin : undefined;
}
