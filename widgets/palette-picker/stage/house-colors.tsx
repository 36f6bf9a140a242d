import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import { primer, type Zone } from '../../core/ui/preview/zone.ts';
import { strings } from '../lazy-strings.ts';
import { Paint } from '../paint.tsx';
import { zonesOf } from '../try-on/zones.ts';
import { colors, onScreen } from './stage.css.ts';

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
