import { useLayoutEffect, useState } from 'react';
import { readColorFilter } from '../../catalogue/paint/color-filter.ts';
import type { WidgetProps } from '../core/runtime/define-widget.ts';
import { recordAction } from '../core/runtime/record-action.ts';
import type { Tooltips } from '../core/ui/tooltip.ts';
import type { PaletteOnPage } from './data.ts';
import { activateColorGrid, filtersOf } from './grid/activate-color-grid.ts';
import type { PaletteOptions } from './options.ts';
import { createPickerModel, type PickerModel } from './picker-model.ts';
import { syncAddress } from './sync-address.ts';
import { shareChoice } from './tray/share-choice.ts';

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
