import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import { primer, type Zone } from '../../core/ui/preview/zone.ts';
import { strings } from '../lazy-strings.ts';
import { Paint } from '../paint.tsx';
import { colors } from './stage.css.ts';

/** The zones whose colors are listed beside the house. */
const named = ['siding', 'trim', 'door', 'shutters'] as const satisfies readonly Zone[];

/** The house's colors by zone. */
export const HouseColors = ({ worn }: { worn: Readonly<Partial<Record<Zone, PaintColor>>> }) => (
  <ul className={colors}>
    {named.map((zone) => (
      <li key={zone}>
        <Paint hex={worn[zone]?.hex ?? primer[zone]} />
        <span>{strings.zones[zone]}</span>
        <b>{worn[zone]?.name ?? strings.primer}</b>
      </li>
    ))}
  </ul>
);
