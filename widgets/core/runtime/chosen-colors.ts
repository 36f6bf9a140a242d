import { business } from '../../../catalogue/business.ts';
import type { WidgetHost } from './define-widget.ts';

/** On the window, so that every widget receives it, even from another build. */
const changed = `${business.namespace}:colors`;

let remembered = '';

/** In the format of the palette URL's `c` list; '' for none. */
export interface ChosenColors {
  read(): string;
  write(list: string): void;
  onChange(listener: (list: string) => void): () => void;
}

/** Kept as long as the tab on our own pages, otherwise as long as the page. */
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
