import type { ColorFilter } from '../../../catalogue/color-filter.ts';
import { writeColorList } from '../../../catalogue/color-list.ts';
import { colorMark } from '../../../catalogue/color-mark.ts';
import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';

/** The query parameters of /color-palette, as links and the form of filters write them. */
export const parameters = ['brand', 'category', 'q', 'c'] as const;

/** What a visitor of the palette has asked for and chosen. */
export interface PaletteState {
  filter: ColorFilter;
  /** In the order of choosing. */
  chosen: readonly PaintColor[];
}

/**
 * The address of the palette in a state.
 * @param at the color that is to be in view there
 */
export function paletteAddress({ filter, chosen }: PaletteState, at?: PaintColor): string {
  const query = new URLSearchParams();
  if (filter.brand) query.set('brand', filter.brand);
  if (filter.category) query.set('category', filter.category);
  if (filter.text) query.set('q', filter.text);
  if (chosen.length > 0) query.set('c', writeColorList(chosen));
  return `/color-palette${query.size > 0 ? `?${query}` : ''}${at ? `#${colorMark(at)}` : ''}`;
}
