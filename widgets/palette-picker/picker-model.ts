import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PaintColor } from '../../catalogue/contracts/paint-color.ts';
import type { ColorFilter } from '../../catalogue/paint/color-filter.ts';
import { toggleColor } from '../../catalogue/paint/color-id.ts';

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
