import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type ListedColor,
  type PaintColor,
  paintBrands,
  paintCategories,
} from '../../catalogue/contracts/paint-color.ts';
import type { ColorFilter } from '../../catalogue/paint/color-filter.ts';
import { toggleColor, writeColorList } from '../../catalogue/paint/color-id.ts';
import { type OptionsOf, oneOf, type WidgetHost } from '../core/runtime/define-widget.ts';

export interface PaletteOnPage extends PickerState {
  /** Path that forms submit to without JavaScript. */
  action: string;
  unknown: number;
  /** The list as a `mailto:` URL. */
  mail: string;
}

/** In display order. */
export type Colors = readonly ListedColor[];

export const paletteOptions = {
  brand: oneOf(paintBrands),
  category: oneOf(paintCategories),
};

export type PaletteOptions = OptionsOf<typeof paletteOptions>;

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

export interface PickerState {
  filter: ColorFilter;
  /** In the order selected. */
  chosen: readonly PaintColor[];
}

/** Selection and filter are independent. */
export interface PickerModel {
  store: StoreApi<PickerState>;
  narrow(filter: Partial<ColorFilter>): void;
  toggle(color: PaintColor): void;
  choose(chosen: readonly PaintColor[]): void;
}

export const everything: ColorFilter = { brand: undefined, category: undefined, text: '' };

export function createPickerModel(start: PickerState): PickerModel {
  const store = createStore<PickerState>(() => start);
  return {
    store,
    narrow: (filter) => store.setState({ filter: { ...store.getState().filter, ...filter } }),
    toggle: (color) => store.setState({ chosen: toggleColor(store.getState().chosen, color) }),
    choose: (chosen) => store.setState({ chosen }),
  };
}

/** Of the first rendering; activate-color-grid.ts then updates it in place. */
export interface PickerProps extends PickerState {
  id: string;
  colors: Colors;
  action?: string | undefined;
  unknown?: number | undefined;
}
