import { business } from '../../../catalogue/business.ts';
import type { WidgetHost } from './define-widget.ts';

/** On the window, so that every widget receives it, even from another build. */
const changed = `${business.namespace}:colors`;

let remembered = '';

/** A list in the format of the palette URL's `c`; '' for none. Without storage, kept as long as the page. */
export function chosenColors({ storage }: Pick<WidgetHost, 'storage'>) {
  return {
    read(): string {
      try {
        return storage?.().getItem(changed) ?? remembered;
      } catch {
        return remembered;
      }
    },
    write(list: string): void {
      try {
        storage?.().setItem(changed, list);
      } catch {}
      remembered = list;
      dispatchEvent(new CustomEvent(changed, { detail: list }));
    },
    onChange(listener: (list: string) => void): () => void {
      const hear = (event: Event) => {
        remembered = (event as CustomEvent<string>).detail;
        listener(remembered);
      };
      addEventListener(changed, hear);
      return () => removeEventListener(changed, hear);
    },
  };
}
