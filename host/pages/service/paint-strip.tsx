import { textOnPaint } from '../../../catalogue/paint/contrast.ts';
import type { FeatureCard, ServicePage } from '../../../catalogue/services/pages/service-page.ts';
import { Drawing } from '../../components/drawing.tsx';
import { lead } from '../../components/layout/base.css.ts';
import { Paint } from '../../components/paint.tsx';
import { stepDrawings } from '../../components/step-drawings.ts';
import * as styles from './paint-strip.css.ts';

export function PaintStrip({ features }: { features: ServicePage['features'] }) {
  return (
    <section aria-labelledby="how">
      <h2 id="how">{features.heading}</h2>
      <p className={lead}>{features.lead}</p>
      <ol className={styles.strip}>
        {features.cards.map((card) => (
          <Step key={card.title} {...card} />
        ))}
      </ol>
    </section>
  );
}

function Step({ title, text, color, drawing }: FeatureCard) {
  return (
    <li className={styles.step}>
      <div className={styles.field}>
        <Paint hex={color.hex} className={styles.paint} />
        <Drawing markup={stepDrawings[drawing]} className={styles.drawing} />
        <p className={styles.codeOn[textOnPaint(color.hex)]}>
          <b>{color.name}</b> {color.code}
        </p>
      </div>
      <div className={styles.label}>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </li>
  );
}
