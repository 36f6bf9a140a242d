import { hallOfFame } from '../../../catalogue/paint/hall-of-fame.ts';
import { lineButton, tape } from '../../../widgets/core/ui/parts.css.ts';
import { constant } from '../../components/constant.tsx';
import { lead, wrap } from '../../components/layout/base.css.ts';
import { fame, promo, promoColumns } from './page.css.ts';

export const PalettePromo = constant(() => {
  return (
    <section className={promo}>
      <div className={`${wrap} ${promoColumns}`}>
        <div>
          <p className={tape}>Color palette</p>
          <h2>Find your color before we bring the brush.</h2>
          <p className={lead}>
            Browse the Hall of Fame collection (2020-2025) and professional palettes from Benjamin Moore and
            Sherwin-Williams. Pick your favorites, and we bring the samples to your estimate.
          </p>
          <p>
            <a className={lineButton} href="/color-palette">
              Explore the Color Palette
            </a>
          </p>
          <p>
            <a href="/color-quiz">Take the Color Quiz</a>
          </p>
        </div>
        <div>
          <img src="/assets/fan-deck.svg" width="664" height="324" loading="lazy" alt="" />
          <ol className={fame} aria-label="Hall of Fame, 2020 to 2025">
            {hallOfFame.map(({ year, color }) => (
              <li key={year}>
                <b>{color.name}</b> {year}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
});
