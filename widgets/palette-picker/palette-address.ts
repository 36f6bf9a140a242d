import { writeColorList } from '../../catalogue/paint/color-id.ts';
import type { WidgetHost } from '../core/runtime/define-widget.ts';
import { everything, type PickerState } from './picker-model.ts';

export const parameters = ['brand', 'category', 'q', 'c'] as const;

/** With the question mark; keeps other parameters of `before`, such as campaign tags. */
export function paletteQuery({ filter, chosen }: PickerState, before = ''): string {
  const query = new URLSearchParams(before);
  const values = [filter.brand, filter.category, filter.text, writeColorList(chosen)];
  parameters.forEach((name, at) => {
    query.delete(name);
    if (values[at]) query.set(name, values[at]);
  });
  return query.size > 0 ? `?${query}` : '';
}

export const contactPath = (query: string) => `/contact${query}#estimate`;

/** On our page it keeps the service that the color quiz set; on other sites the parameters are theirs. */
export const estimatePathWithColors = (host: WidgetHost, chosen: PickerState['chosen']) =>
  contactPath(
    paletteQuery({ filter: everything, chosen }, host.place === 'site' ? /service=\w+/.exec(location.search)?.[0] : ''),
  );
