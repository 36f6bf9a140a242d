import { useEffect } from 'react';
import { readAddress } from './section-address.ts';

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
