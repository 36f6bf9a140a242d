import { business } from '../../../catalogue/business.ts';
import type { WidgetHost } from './define-widget.ts';

/** Sent on the window with the new list, so that every widget on the page receives it, even from another build. */
const changed = `${business.namespace}:colors`;

/** On other sites: for the lifetime of the page. */
let remembered = '';

/** The colors that a visitor has chosen in any widget, in the format of the palette URL's `c` list; '' for none. */
export interface ChosenColors {
  read(): string;
  write(list: string): void;
  /** @returns a function that unsubscribes */
  onChange(listener: (list: string) => void): () => void;
}

/**
 * The choice lives as long as the tab on our own pages, and as long as the page on other sites. Without storage, only
 * the choice is lost.
 */
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
