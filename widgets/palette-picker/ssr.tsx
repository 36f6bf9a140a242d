import './lazy.ts';
import './behavior.tsx';
import './tips.ts';
import { listedColors } from '../../catalogue/paint/listed-colors.ts';
import type { WidgetProps } from '../core/runtime/define-widget.ts';
import type { PaletteOnPage, PaletteOptions } from './options.ts';
import { PlainTray } from './tray/plain-tray.tsx';
import { root } from './view.css.ts';
import { Picker } from './view.tsx';
import { palettePicker as inBrowsers } from './widget.tsx';

/**
 * The palette as the server renders it: whole and usable without JavaScript. Its page carries the styles of what
 * browsers load late.
 */
function RenderedPicker({ id, data }: WidgetProps<PaletteOptions, PaletteOnPage>) {
  return (
    <div className={root}>
      <div>
        {data && <Picker id={id} colors={listedColors} {...data} />}
        {data && data.chosen.length > 0 && <PlainTray chosen={data.chosen} mail={data.mail} />}
      </div>
    </div>
  );
}

export const palettePicker = { ...inBrowsers, View: RenderedPicker };
