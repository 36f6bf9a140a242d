import type { PaintColor } from '../../catalogue/contracts/paint-color.ts';
import { colorId } from '../../catalogue/paint/color-id.ts';
import { hidden } from '../core/ui/parts.css.ts';
import { Paint } from './grid/color-grid.tsx';
import { strings } from './lazy-strings.ts';

interface NamesProps {
  chosen: readonly PaintColor[];
  remove?: (color: PaintColor) => void;
}

export const Names = ({ chosen, remove }: NamesProps) =>
  chosen.map((color) => (
    <li key={colorId(color)}>
      <Paint hex={color.hex} />
      {color.name}
      {remove && (
        <button type="button" onClick={() => remove(color)}>
          <span className={hidden}>
            {strings.remove} {color.name}
          </span>
        </button>
      )}
    </li>
  ));
