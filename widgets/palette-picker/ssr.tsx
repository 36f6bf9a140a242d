import './grid/color-grid-live.css.ts';
import type { PaintColor } from '../../catalogue/contracts/paint-color.ts';
import { listedColors } from '../../catalogue/paint/listed-colors.ts';
import type { WidgetProps } from '../core/runtime/define-widget.ts';
import { button } from '../core/ui/parts.css.ts';
import { palettePicker as inBrowsers } from './on-page.tsx';
import { contactPath, everything, type PaletteOnPage, paletteQuery } from './picker-model.ts';
import { SheetHead } from './printed/sheet-head.tsx';
import { Stage } from './stage/stage.tsx';
import { strings } from './strings.ts';
import { Names } from './tray/names.tsx';
import { badge, plain, quietButton, row, strip, tray } from './tray/tray.css.ts';
import { root } from './view.css.ts';
import { Picker } from './view.tsx';

/** Without JavaScript, the visitor's mail program sends the list. */
const PlainTray = ({ chosen, mail }: { chosen: readonly PaintColor[]; mail: string }) => (
  <section className={`${tray} ${plain}`} aria-label={strings.list}>
    <div className={row}>
      <p className={badge}>{strings.badge(chosen.length)}</p>
      <ul className={strip}>
        <Names chosen={chosen} />
      </ul>
      <a className={quietButton} href={mail}>
        {strings.email}
      </a>
      <a className={button} href={contactPath(paletteQuery({ filter: everything, chosen }))}>
        {strings.estimate}
      </a>
    </div>
  </section>
);

function RenderedPicker({ id, data }: WidgetProps<object, PaletteOnPage>) {
  return (
    <div className={root}>
      <div>
        <div id={`${id}-sheet`}>{data && data.chosen.length > 0 && <SheetHead />}</div>
        {data && <Picker id={id} colors={listedColors} {...data} aside={<Stage id={id} />} />}
        {data && data.chosen.length > 0 && <PlainTray chosen={data.chosen} mail={data.mail} />}
      </div>
    </div>
  );
}

export const palettePicker = { ...inBrowsers, View: RenderedPicker };
