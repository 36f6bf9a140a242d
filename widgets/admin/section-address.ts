/** The fragment of `/admin`: `#inbox/<id>?view=called`. */
export interface Address {
  section: string;
  /** '' for nothing. */
  item: string;
  query: URLSearchParams;
}

/** An empty fragment is the start page. A part with an invalid escape is read as is. */
export function readAddress(hash: string): Address {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const [section = '', item = ''] = path.split('/', 2);
  return { section, item: decoded(item), query: new URLSearchParams(query) };
}

/** With `#`. */
export function addressOf({ section, item, query }: Address): string {
  const search = query.size > 0 ? `?${query}` : '';
  return `#${section}${item && `/${encodeURIComponent(item)}`}${search}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
