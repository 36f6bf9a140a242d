import type { PaintBrand } from '../../../catalogue/contracts/paint-color.ts';
import type { PaletteColor } from '../../../catalogue/quizzes/palette.ts';
import { chip, maker as makerClass, swatches } from './swatches.css.ts';

interface SwatchesProps {
  name: string;
  maker: PaintBrand;
  colors: readonly PaletteColor[];
  isShown: boolean;
  onShow(): void;
}

export const Swatches = ({ name, maker, colors, isShown, onShow }: SwatchesProps) => (
  <div className={swatches}>
    <label className={makerClass}>
      <input type="radio" name={name} checked={isShown} onChange={onShow} />
      {maker}
    </label>
    <ul>
      {colors.map(({ code, hex, role, name: color }) => (
        <li key={code} className={chip}>
          <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
            <path fill={hex} d="M0 0h1v1H0z" />
          </svg>
          <span>{role}</span>
          <b>{color}</b>
          <span>{code}</span>
        </li>
      ))}
    </ul>
  </div>
);
