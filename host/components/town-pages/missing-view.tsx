import { button, lineButton, tape } from '../../../widgets/core/ui/parts.css.ts';
import { lead, wrap } from '../layout/base.css.ts';
import { BayChart, BayWindow, WaterNames } from './bay-chart.tsx';
import { openWater, windowAround } from './chart.ts';
import { actions } from './layout.css.ts';
import * as styles from './missing-view.css.ts';

interface MissingViewProps {
  title: string;
  text: string;
  /** In small print. */
  note?: string;
}

/** The view for a town that does not exist: open water, and links to those that do. */
export function MissingView({ title, text, note }: MissingViewProps) {
  const { x, y } = openWater;
  return (
    <section className={styles.sea} aria-labelledby="title">
      <BayChart />
      <BayWindow viewBox={windowAround({ x: x - 60, y }, 900, 520)} className={styles.chart}>
        <WaterNames />
        <circle className={styles.ring} cx={x + 75} cy={y - 236} r="24" />
      </BayWindow>
      <div className={wrap}>
        <div className={styles.card}>
          <p className={tape}>Off the chart</p>
          <h1 id="title">{title}</h1>
          <p className={lead}>{text}</p>
          <p className={actions}>
            <a className={button} href="/service-areas">
              All Service Areas
            </a>
            <a className={lineButton} href="/contact">
              Contact Us
            </a>
          </p>
          {note && <p className={styles.note}>{note}</p>}
        </div>
      </div>
    </section>
  );
}
