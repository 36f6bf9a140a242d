import { tape } from '../../../widgets/core/ui/tape.css.ts';
import { lead, wrap } from '../layout/base.css.ts';
import { ButtonLink, LineLink } from '../links.tsx';
import { BayChart, BayWindow, openWater, WaterNames, windowAround } from './bay-chart.tsx';
import { actions } from './layout.css.ts';
import * as styles from './not-found-view.css.ts';

export const notFoundNote = 'Note to the painter: Did you forget to add the page to the router?';

function NotFoundView({ title, text, note }: { title: string; text: string; note?: string }) {
  const { x, y } = openWater;
  return (
    <section className={styles.sea} aria-labelledby="title">
      <BayChart />
      <BayWindow viewBox={windowAround({ x: x - 60, y }, 900, 520)} className={styles.chart}>
        <WaterNames classOf={({ fontSize }) => (fontSize > 15 ? undefined : '')} />
        <circle className={styles.ring} cx={x - 8} cy={y - 110} r="24" />
      </BayWindow>
      <div className={wrap}>
        <div className={styles.card}>
          <p className={tape}>Off the chart</p>
          <h1 id="title">{title}</h1>
          <p className={lead}>{text}</p>
          <p className={actions}>
            <ButtonLink href="/service-areas">All Service Areas</ButtonLink>
            <LineLink href="/contact">Contact Us</LineLink>
          </p>
          {note && <p className={styles.note}>{note}</p>}
        </div>
      </div>
    </section>
  );
}

export const areaNotFound = {
  metadata: { title: 'Service Area Not Found', description: 'There is no service area at this address.' },
  View: () => (
    <NotFoundView
      title="Service Area Not Found"
      text="We don’t have a page for that town. See the list, or ask: we may still come."
    />
  ),
};

export const townPageNotFound = {
  metadata: { title: 'Page Not Found', description: 'There is no page at this address.' },
  View: () => (
    <NotFoundView
      title="Page Not Found"
      text="We couldn’t find a town or service at this address. Start from the list of towns, or ask us."
      note={notFoundNote}
    />
  ),
};
