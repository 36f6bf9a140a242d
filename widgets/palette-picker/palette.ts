import {
  type ListedColor,
  type PaintColor,
  paintBrands,
  paintCategories,
} from '../../catalogue/contracts/paint-color.ts';
import type { ColorFilter } from '../../catalogue/paint/color-filter.ts';
import { writeColorList } from '../../catalogue/paint/color-id.ts';
import { type OptionsOf, oneOf } from '../core/runtime/define-widget.ts';

export const paletteOptions = { brand: oneOf(paintBrands), category: oneOf(paintCategories) };

export type PaletteOptions = OptionsOf<typeof paletteOptions>;

export interface PickerState {
  filter: ColorFilter;
  /** In the order selected. */
  chosen: readonly PaintColor[];
}

export interface PickerProps extends PickerState {
  id: string;
  /** In display order. */
  colors: readonly ListedColor[];
  /** Path that forms submit to without JavaScript. */
  action?: string;
  unknown?: number;
}

export interface PaletteOnPage extends PickerState {
  action: string;
  unknown: number;
  /** The list as a `mailto:` URL. */
  mail: string;
}

export const everything: ColorFilter = { brand: undefined, category: undefined, text: '' };

export const parameters = ['brand', 'category', 'q', 'c'] as const;

/** With the question mark; keeps other parameters of `before`, such as campaign tags. */
export function paletteQuery({ filter, chosen }: PickerState, before = ''): string {
  const query = new URLSearchParams(before);
  const values = [filter.brand, filter.category, filter.text, writeColorList(chosen)];
  parameters.forEach((name, at) => {
    query.delete(name);
    if (values[at]) query.set(name, values[at]);
  });
  // Older browsers do not know its size.
  const text = `${query}`;
  return text && `?${text}`;
}
