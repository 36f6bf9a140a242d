import { useEffect } from 'react';
import { useLatest } from './ui/hooks.ts';

/** A fragment of `/admin`: `#inbox/<id>?view=called`. Without a part, '' stands for it. An invalid escape is read as is. */
export function readAddress(hash: string) {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const [section = '', item = ''] = path.split('/', 2);
  return { section, item: decoded(item), query: new URLSearchParams(query) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Calls `follow` at once, and when a link or Back changes the fragment. */
export function useHash(follow: (change?: HashChangeEvent) => void, isReady = true): void {
  const latest = useLatest(follow);
  useEffect(() => {
    if (!isReady) return;
    latest();
    addEventListener('hashchange', latest);
    return () => removeEventListener('hashchange', latest);
  }, [latest, isReady]);
}

/** Of URLs such as `#settings/hours`. */
export function usePartAddress(section: string, isReady = true): void {
  useHash(() => {
    const address = readAddress(location.hash);
    if (address.section === section && address.item) showPart(address.item);
  }, isReady);
}

/** The browser cannot, because the fragment also names the section. */
export function showPart(id: string): void {
  const heading = document.getElementById(id);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
