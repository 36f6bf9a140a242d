import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import { startingScheme } from '../../../catalogue/paint/starting-scheme.ts';
import { primer, type Zone } from '../../core/ui/preview/zone.ts';
import { Paint } from '../grid/color-grid.tsx';
import { strings } from '../lazy-strings.ts';
import { zonesOf } from '../try-on/zones.ts';
import { colors, onScreen, picture, stage, start, words } from './stage.css.ts';

interface HouseColorsProps {
  worn: Readonly<Partial<Record<Zone, PaintColor>>>;
  /** @default all */
  zones?: readonly Zone[];
}

export const HouseColors = ({ worn, zones = zonesOf.house }: HouseColorsProps) => (
  <ul className={colors}>
    {zones.map((zone, index) =>
      index < onScreen || worn[zone] ? (
        <li key={zone}>
          <Paint hex={worn[zone]?.hex ?? primer[zone]} />
          <span>{strings.zones[zone]}</span>
          <b>{worn[zone]?.name ?? strings.primer}</b>
        </li>
      ) : null,
    )}
  </ul>
);

export const Stage = ({ id }: { id: string }) => (
  <figure className={stage} aria-label={strings.stage}>
    <div id={`${id}-stage`} />
    <div className={start}>
      <div className={picture} role="img" aria-label={strings.startingHouse(startingScheme.siding.name)} />
      <HouseColors worn={startingScheme} zones={zonesOf.house.slice(0, onScreen)} />
      <p className={words}>{strings.start}</p>
    </div>
  </figure>
);
