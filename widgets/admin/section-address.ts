import { useEffect } from 'react';

/** The fragment of `/admin`: `#inbox/<id>?view=called`. */
interface Address {
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
  const search = `${query}`;
  return `#${section}${item && `/${encodeURIComponent(item)}`}${search && `?${search}`}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Also when a link or Back changes the URL, such as `#settings/hours`. */
export function usePartAddress(section: string, isReady = true): void {
  useEffect(() => {
    if (!isReady) return;
    function follow() {
      const address = readAddress(location.hash);
      if (address.section === section && address.item) showPart(address.item);
    }
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [section, isReady]);
}

/** The browser cannot, because the fragment also names the section. */
export function showPart(id: string): void {
  const heading = document.getElementById(id);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
