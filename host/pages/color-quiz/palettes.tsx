import type { QuizPalette } from '../../../catalogue/quizzes/palette.ts';
import type { QuizKind } from '../../../widgets/color-quiz/data.ts';
import { colorListOf } from '../../../widgets/color-quiz/results/color-list-of.ts';
import { lineButton } from '../../../widgets/core/ui/parts.css.ts';
import { estimateLink } from '../../components/estimate/estimate-link.ts';
import { Paint } from '../../components/paint.tsx';
import * as styles from './page.css.ts';

interface PalettesProps {
  kind: QuizKind;
  heading: string;
  palettes: readonly QuizPalette[];
}

export const Palettes = ({ kind, heading, palettes }: PalettesProps) => (
  <section className={styles.group} id={kind} aria-labelledby={`${kind}-title`}>
    <h2 id={`${kind}-title`}>{heading}</h2>
    <ul className={styles.cards}>
      {palettes.map(({ letter, title, bestFor, colors }) => {
        const c = colorListOf('Sherwin-Williams', colors['Sherwin-Williams']);
        return (
          <li key={letter} className={styles.card}>
            <ul className={styles.paints}>
              {colors['Sherwin-Williams'].map(({ name, code, hex }) => (
                <li key={code}>
                  <Paint hex={hex} />
                  <b>{name}</b> <span>{code}</span>
                </li>
              ))}
            </ul>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>{bestFor}.</p>
              <p className={styles.ways}>
                <a className={lineButton} href={`/color-palette?c=${c}`}>
                  See the Colors
                </a>
                <a className={styles.ask} href={estimateLink({ service: kind, colors: c })}>
                  Estimate with these
                </a>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  </section>
);
