import { type KeyboardEvent, useState } from 'react';
import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import { colorId } from '../../../catalogue/paint/color-id.ts';
import { hidden } from '../../core/ui/parts.css.ts';
import { Preview } from '../../core/ui/preview/preview.tsx';
import { primer, type Zone } from '../../core/ui/preview/zone.ts';
import { Paint } from '../grid/color-grid.tsx';
import { strings } from '../lazy-strings.ts';
import * as styles from './try-on.css.ts';
import { type ByHand, hexesOf, labelOf, wornBy, zonesOf } from './zones.ts';

interface TryOnProps {
  id: string;
  chosen: readonly PaintColor[];
  close(): void;
}

/** Roof included, although the picture is wide. */
const parts = { house: '0 24 960 576', room: '0 0 960 600' };

/** At the end of the page, the tray is higher than the window's bottom, and the card would start behind the header. */
const bringIntoView = (card: HTMLElement | null) => card?.scrollIntoView({ block: 'nearest' });

export function TryOn({ id, chosen, close }: TryOnProps) {
  const [drawing, setDrawing] = useState<keyof typeof zonesOf>('house');
  const [byHand, setByHand] = useState<ByHand>({});
  const zones: readonly Zone[] = zonesOf[drawing];
  const worn = wornBy(zones, chosen, byHand);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') close();
  }
  return (
    <section
      ref={bringIntoView}
      className={styles.card}
      id={`${id}-house`}
      aria-label={strings.tryOn}
      onKeyDown={onKeyDown}
    >
      <div className={styles.picture}>
        <Preview
          key={drawing}
          id={`${id}-${drawing}`}
          drawing={drawing}
          part={parts[drawing]}
          colors={hexesOf(worn)}
          label={labelOf(strings.drawings[drawing], worn)}
        />
        <button type="button" className={styles.shut} onClick={close}>
          <span className={hidden}>{strings.close}</span>
        </button>
      </div>
      <fieldset className={styles.choice}>
        <legend className={hidden}>{strings.where}</legend>
        {Object.entries(strings.drawings).map(([value, text]) => (
          <label key={value}>
            <input
              type="radio"
              name={`${id}-drawing`}
              checked={value === drawing}
              onChange={() => setDrawing(value as keyof typeof zonesOf)}
            />
            {text}
          </label>
        ))}
      </fieldset>
      <ul className={styles.zones}>
        {zones.map((zone) => (
          <li key={zone}>
            <span className={styles.dab}>
              <Paint hex={worn[zone]?.hex ?? primer[zone]} />
            </span>
            <label htmlFor={`${id}-${zone}`}>{strings.zones[zone]}</label>
            <select
              id={`${id}-${zone}`}
              value={worn[zone] ? colorId(worn[zone]) : ''}
              onChange={({ currentTarget }) => setByHand({ ...byHand, [zone]: currentTarget.value })}
            >
              <option value="">{strings.primer}</option>
              {chosen.map((color) => (
                <option key={colorId(color)} value={colorId(color)}>
                  {color.name}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </section>
  );
}
