import { writeColorList } from '../../catalogue/paint/color-id.ts';
import type { WidgetHost } from '../core/runtime/define-widget.ts';
import { everything, type PickerState } from './picker-model.ts';

/** The query parameters of /color-palette. */
export const parameters = ['brand', 'category', 'q', 'c'] as const;

/**
 * The query of the palette's URL for a state, including the question mark.
 * @param before the current query: its other parameters, such as campaign tags, are kept
 */
export function paletteQuery({ filter, chosen }: PickerState, before = ''): string {
  const query = new URLSearchParams(before);
  const values = [filter.brand, filter.category, filter.text, writeColorList(chosen)];
  parameters.forEach((name, at) => {
    query.delete(name);
    if (values[at]) query.set(name, values[at]);
  });
  return query.size > 0 ? `?${query}` : '';
}

/** Path of the estimate form on /contact, filled with the list in the palette's query. */
export const contactPath = (query: string) => `/contact${query}#estimate`;

/**
 * Path of that form, filled with a list in the browser. On our own page it keeps the service in the URL, which comes
 * from the color quiz; on other sites the parameters are theirs.
 */
export const estimatePathWithColors = (host: WidgetHost, chosen: PickerState['chosen']) =>
  contactPath(
    paletteQuery({ filter: everything, chosen }, host.place === 'site' ? /service=\w+/.exec(location.search)?.[0] : ''),
  );
