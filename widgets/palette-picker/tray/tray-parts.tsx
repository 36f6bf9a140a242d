import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import { colorId } from '../../../catalogue/paint/color-id.ts';
import { Paint } from '../paint.tsx';
import { strings } from '../strings.ts';
import { badge, strip } from './tray.css.ts';

/** The number of selected colors, and the colors side by side. */
export const Chosen = ({ chosen }: { chosen: readonly PaintColor[] }) => (
  <>
    <p className={badge}>{strings.badge(chosen.length)}</p>
    <ul className={strip} aria-hidden="true">
      {chosen.slice(0, 24).map((color) => (
        <li key={colorId(color)}>
          <Paint hex={color.hex} />
        </li>
      ))}
    </ul>
  </>
);
