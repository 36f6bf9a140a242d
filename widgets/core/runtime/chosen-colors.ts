import type { WidgetHost } from './define-widget.ts';

/** Sent on the window with the new list, so that every widget of the page, whoever built it, hears of it. */
const changed = 'brushline:colors';

/** On other sites: as long as the page. */
let remembered = '';

/** Colors that a visitor has chosen, in whichever widget; as the `c` list of the palette's address, '' for none. */
export interface ChosenColors {
  read(): string;
  write(list: string): void;
  /** @returns a function that ends the calls */
  onChange(listener: (list: string) => void): () => void;
}

/** The choice of this tab on our own pages; on other sites that of the page. A refused storage costs it, nothing else. */
export function chosenColors(place: WidgetHost['place']): ChosenColors {
  const isSite = place === 'site';
  return {
    read() {
      try {
        return isSite ? (sessionStorage.getItem(changed) ?? '') : remembered;
      } catch {
        return remembered;
      }
    },
    write(list) {
      try {
        if (isSite) sessionStorage.setItem(changed, list);
      } catch {}
      remembered = list;
      dispatchEvent(new CustomEvent(changed, { detail: list }));
    },
    onChange(listener) {
      const hear = (event: Event) => {
        remembered = (event as CustomEvent<string>).detail;
        listener(remembered);
      };
      addEventListener(changed, hear);
      return () => removeEventListener(changed, hear);
    },
  };
}
