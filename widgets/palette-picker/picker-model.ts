import { createStore } from 'zustand/vanilla';
import type { PaintColor } from '../../catalogue/contracts/paint-color.ts';
import type { ColorFilter } from '../../catalogue/paint/color-filter.ts';
import { colorIdSeparator, toggleColor, writeColorList } from '../../catalogue/paint/color-id.ts';
import { chosenColors } from '../core/runtime/chosen-colors.ts';
import type { WidgetHost } from '../core/runtime/define-widget.ts';
import { everything, type PickerState, paletteQuery } from './palette.ts';

export type PickerModel = ReturnType<typeof createPickerModel>;

export function createPickerModel(start: PickerState) {
  const store = createStore<PickerState>(() => start);
  const choose = (chosen: readonly PaintColor[]) => store.setState({ chosen });
  return {
    store,
    narrow: (filter: Partial<ColorFilter>) => store.setState({ filter: { ...store.getState().filter, ...filter } }),
    toggle: (color: PaintColor) => choose(toggleColor(store.getState().chosen, color)),
    choose,
  };
}

/** On other sites, the address and its parameters are theirs. */
export interface PalettePage {
  /** In the format of `c`. */
  asked: string;
  /** The color quiz set it. */
  service: string | undefined;
  /** `readAgain`: another page of ours may have changed the list before a visitor comes back. */
  follow(model: PickerModel, readAgain: () => void): void;
  printSheet(host: WidgetHost, address: string): void;
  /** Instead of a toast, which does not block the page. */
  announce(sentence: string): void;
}

export const estimatePathWithColors = (chosen: PickerState['chosen'], page?: PalettePage) =>
  `/contact${paletteQuery({ filter: everything, chosen }, page?.service)}#estimate`;

/** Browsers refuse too many URL changes: Safari throws after 100 in 30 s, Chromium ignores them after 200 in 10 s. */
const restMs = 350;

/** Selected colors are in the URL at once, because the next press may leave the page. */
export function syncAddress({ store }: PickerModel): void {
  let timer = setTimeout(show, restMs);
  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(show, restMs);
  }
  function show(): void {
    const query = paletteQuery(store.getState(), location.search);
    if (query === location.search) return;
    try {
      history.replaceState(history.state, '', location.pathname + query);
    } catch {}
    if (query !== location.search) wait();
  }
  store.subscribe(({ chosen }, before) => {
    wait();
    if (chosen !== before.chosen) show();
  });
}

/** The list that a page was asked for wins if any of its colors is known. */
export function shareChoice(
  model: PickerModel,
  host: WidgetHost,
  colorOf: (mark: string) => PaintColor | undefined,
  page: PalettePage | undefined,
): () => void {
  const { store, choose } = model;
  const asked = page?.asked ?? '';
  const shared = chosenColors(host);
  const read = (list: string) => [...new Set(list.split(colorIdSeparator))].flatMap((mark) => colorOf(mark) ?? []);

  function adopt(list: string): void {
    if (list !== writeColorList(store.getState().chosen)) choose(read(list));
  }
  store.subscribe(({ chosen }, before) => {
    if (chosen !== before.chosen) shared.write(writeColorList(chosen));
  });
  adopt(read(asked).length > 0 ? asked : shared.read());
  page?.follow(model, () => adopt(shared.read()));
  return shared.onChange(adopt);
}
