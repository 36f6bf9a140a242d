import { hallOfFame } from '../../../catalogue/paint/hall-of-fame.ts';
import { lineButton } from '../../../widgets/core/ui/parts.css.ts';
import { figures, wrap } from '../../components/layout/base.css.ts';
import { SectionHead } from '../../components/section-head.tsx';
import { boards, fame, promo } from './page.css.ts';

export function PalettePromo() {
  return (
    <section className={promo}>
      <img className={boards} src="/assets/color-boards.svg" width="1920" height="416" loading="lazy" alt="" />
      <div className={wrap}>
        <SectionHead label="Color palette" title="Find your color before we bring the brush.">
          <p>
            Browse the Hall of Fame collection (2020-2025) and professional palettes from Benjamin Moore and
            Sherwin-Williams. Pick your favorites, email us the list, and we bring the samples to your estimate.
          </p>
          <p>
            <a className={lineButton} href="/color-palette">
              Explore the Color Palette
            </a>
          </p>
        </SectionHead>
        <ol className={`${fame} ${figures}`} aria-label="Hall of Fame, 2020 to 2025">
          {hallOfFame.map(({ year, color }) => (
            <li key={year}>
              <b>{year}</b>
              {color.name}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
