import './grid/color-grid-live.css.ts';
import type { PaintColor } from '../../catalogue/contracts/paint-color.ts';
import { toggleColor, writeColorList } from '../../catalogue/paint/color-id.ts';
import { hallOfFame, startingScheme } from '../../catalogue/paint/hero-schemes.ts';
import { listedColors } from '../../catalogue/paint/paint-colors.ts';
import type { WidgetProps } from '../core/runtime/define-widget.ts';
import { button } from '../core/ui/parts.css.ts';
import { Names, Paint } from './grid/color-grid.tsx';
import { strings as lazyStrings } from './lazy-strings.ts';
import { palettePicker as inBrowsers } from './on-page.tsx';
import type { PaletteOnPage, PickerProps } from './palette.ts';
import { estimatePathWithColors } from './picker-model.ts';
import { fame, onScreen, picture, stage, start, words } from './stage.css.ts';
import { HouseColors, SheetHead } from './stage.tsx';
import { strings } from './strings.ts';
import { badge, plain, quietButton, row, strip, tray } from './tray.css.ts';
import { root } from './view.css.ts';
import { Picker } from './view.tsx';
import { zonesOf } from './zones.ts';

/** lazy-on-page.tsx paints it in the chosen colors. */
const Stage = ({ id }: { id: string }) => (
  <figure className={stage} aria-label={lazyStrings.stage}>
    <div id={`${id}-stage`} />
    <div className={start}>
      <div className={picture} role="img" aria-label={lazyStrings.startingHouse(startingScheme.siding.name)} />
      <HouseColors painted={startingScheme} zones={zonesOf.house.slice(0, onScreen)} />
      <p className={words}>{lazyStrings.start}</p>
    </div>
  </figure>
);

const HallOfFame = ({ id, chosen }: Pick<PickerProps, 'id' | 'chosen'>) => (
  <div className={fame}>
    <div>
      <h2>Hall of Fame, 2020–2025</h2>
      <p>Benjamin Moore’s color of each year.</p>
    </div>
    <ol>
      {hallOfFame.map(({ year, color }) => {
        const isChosen = chosen.some(({ code }) => code === color.code);
        const value = writeColorList(toggleColor(chosen, color));
        return (
          <li key={year}>
            <button type="submit" formAction={`#${id}-n`} aria-pressed={isChosen} name="c" value={value}>
              <Paint hex={color.hex} />
              <span>{isChosen ? strings.selected : strings.select}</span> <i>{year}</i> <b>{color.name}</b>{' '}
              <bdi>{color.code}</bdi>
            </button>
          </li>
        );
      })}
    </ol>
  </div>
);

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
      <a className={button} href={estimatePathWithColors(chosen)}>
        {strings.estimate} {strings.withThese}
      </a>
    </div>
  </section>
);

function RenderedPicker({ id, data }: WidgetProps<object, PaletteOnPage>) {
  return (
    <div className={root}>
      <div>
        <div id={`${id}-sheet`}>{data && data.chosen.length > 0 && <SheetHead />}</div>
        {data && (
          <Picker
            id={id}
            colors={listedColors}
            {...data}
            first={data.filter.text ? undefined : <HallOfFame id={id} chosen={data.chosen} />}
            aside={<Stage id={id} />}
          />
        )}
        {data && data.chosen.length > 0 && <PlainTray chosen={data.chosen} mail={data.mail} />}
      </div>
    </div>
  );
}

export const palettePicker = { ...inBrowsers, View: RenderedPicker };
