import { useState } from 'react';
import { defineWidget, type WidgetProps } from '../core/runtime/define-widget.ts';
import { Behavior } from './behavior.tsx';
import type { PaletteOnPage } from './palette.ts';
import { type PalettePage, syncAddress } from './picker-model.ts';
import { root } from './view.css.ts';

const loadLazy = () => import('./lazy-on-page.tsx');

const thisPage = (): PalettePage => ({
  asked: new URLSearchParams(location.search).get('c') ?? '',
  service: /service=\w+/.exec(location.search)?.[0],
  follow(model, readAgain) {
    addEventListener('pageshow', ({ persisted }) => persisted && readAgain());
    syncAddress(model);
  },
  printSheet: (host, address) =>
    import('./print-sheet.ts').then(
      ({ printSheet }) => printSheet(host, address),
      () => print(),
    ),
  announce: (sentence) => alert(sentence),
});

function ServerHtmlPicker({ id, host }: WidgetProps<object, PaletteOnPage>) {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [page] = useState(thisPage);
  return (
    <div className={root}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: hydration skips an element with this property. */}
      <div ref={setElement} dangerouslySetInnerHTML={{ __html: '' }} />
      {element && <Behavior {...{ id, host, element, loadLazy, page }} options={{}} />}
    </div>
  );
}

export const palettePicker = defineWidget({ name: 'palette-picker', options: {}, View: ServerHtmlPicker });
