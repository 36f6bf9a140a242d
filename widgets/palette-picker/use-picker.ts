import { useLayoutEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { PaintColor } from '../../catalogue/contracts/paint-color.ts';
import { readColorFilter } from '../../catalogue/paint/color-filter.ts';
import { colorIdSeparator, writeColorList } from '../../catalogue/paint/color-id.ts';
import { chosenColors } from '../core/runtime/chosen-colors.ts';
import type { WidgetHost, WidgetProps } from '../core/runtime/define-widget.ts';
import { recordAction } from '../core/runtime/record-action.ts';
import type { Tooltips } from '../core/ui/tooltip.ts';
import { activateColorGrid, filtersOf } from './grid/activate-color-grid.ts';
import {
  createPickerModel,
  type PaletteOnPage,
  type PaletteOptions,
  type PickerModel,
  type PickerState,
  paletteQuery,
} from './picker-model.ts';

/** Browsers refuse too many URL changes: Safari throws after 100 in 30 s, Chromium ignores them after 200 in 10 s. */
const restMs = 350;

/** Selected colors are in the URL at once, because the next press may leave the page. */
export function syncAddress(store: StoreApi<PickerState>): () => void {
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
  const unsubscribe = store.subscribe(({ chosen }, before) => {
    wait();
    if (chosen !== before.chosen) show();
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/** `asked`, the list in the URL, wins if any of its colors is known. */
export function shareChoice(
  { store, choose }: PickerModel,
  place: WidgetHost['place'],
  colorOf: (mark: string) => PaintColor | undefined,
  asked: string,
): () => void {
  const shared = chosenColors(place);
  const read = (list: string) => [...new Set(list.split(colorIdSeparator))].flatMap((mark) => colorOf(mark) ?? []);

  function adopt(list: string): void {
    if (list !== writeColorList(store.getState().chosen)) choose(read(list));
  }
  /** Another page of ours may have changed the list since. */
  function onReturn({ persisted }: PageTransitionEvent): void {
    if (persisted) adopt(shared.read());
  }

  const unsubscribe = store.subscribe(({ chosen }, before) => {
    if (chosen !== before.chosen) shared.write(writeColorList(chosen));
  });
  const unhear = shared.onChange(adopt);
  if (place === 'site') addEventListener('pageshow', onReturn);
  adopt(read(asked).length > 0 ? asked : shared.read());
  return () => {
    unsubscribe();
    unhear();
    removeEventListener('pageshow', onReturn);
  };
}

export interface LivePicker {
  model: PickerModel;
  said: string;
}

export interface BehaviorProps extends Pick<WidgetProps<PaletteOptions, PaletteOnPage>, 'id' | 'options' | 'host'> {
  element: HTMLElement;
}

export function usePicker({ id, host, options, element }: BehaviorProps): LivePicker | undefined {
  const [picker, draw] = useState<LivePicker>();
  const [first] = useState(options);
  const { brand, category } = options;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; the next effect handles later option changes.
  useLayoutEffect(() => {
    const isSite = host.place === 'site';
    // The server rendered the URL's state, and a visitor may have changed it since.
    const model = createPickerModel({ filter: readColorFilter(filtersOf(element)), chosen: [] });
    const say = (said: string) => draw({ model, said });
    const wall = activateColorGrid(element, model, (doing, text) => {
      if (text) say(text);
      recordAction(host, 'palette_use', { action: doing });
    });
    const asked = isSite ? new URLSearchParams(location.search).get('c') : undefined;
    const ends = [
      wall.end,
      shareChoice(model, host.place, (mark) => wall.chips.get(mark)?.color, asked ?? ''),
      isSite ? syncAddress(model.store) : () => {},
      giveTips(element, () =>
        import('./grid/tips.ts').then(({ css, tipsFor }) => {
          host.adopt(css);
          return tipsFor(element, id, wall.chips.values());
        }),
      ),
    ];
    say('');
    return () => {
      for (const end of ends) end();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the embedding page changes its options.
  useLayoutEffect(() => {
    if (options !== first) picker?.model.narrow({ brand, category });
  }, [brand, category]);
  return picker;
}

function giveTips(element: HTMLElement, load: () => Promise<Tooltips>): () => void {
  const ending = new AbortController();
  function onSign(): void {
    ending.abort();
    load().then(
      ({ end }) => {
        stop = end;
      },
      (error) => console.error(error),
    );
  }
  let stop = () => ending.abort();
  for (const sign of ['pointerover', 'focusin']) element.addEventListener(sign, onSign, { signal: ending.signal });
  return () => stop();
}
