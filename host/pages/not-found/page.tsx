import sheet from 'sheet:./page.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { EstimateOrCall } from '../../components/estimate/estimate-link.tsx';
import { lead } from '../../components/layout/base.css.ts';
import { LinkList } from '../../components/links.tsx';
import { notFoundNote } from '../../components/town-pages/not-found-view.tsx';
import { definePage } from '../../page.ts';
import * as styles from './page.css.ts';
import patch from './patch.svg';

export const notFound = definePage({
  sheet,
  status: 404,
  metadata: { title: 'Page Not Found', description: 'There is no page at this address.' },
  View: NotFoundView,
});

const elsewhere = [
  { name: 'Services', path: '/services' },
  { name: 'Areas We Serve', path: '/service-areas' },
  { name: 'Contact', path: '/contact' },
];

function NotFoundView() {
  return (
    <section className={styles.wall} aria-labelledby="title">
      <div className={styles.patch}>
        <Drawing markup={patch} className={styles.drawing} />
        <svg className={styles.number} viewBox="0 0 288 120" aria-hidden="true">
          <text y="112" textLength="288">
            404
          </text>
        </svg>
        <p className={styles.code}>404 Page Not Found</p>
        <h1 className={styles.title} id="title">
          We missed a spot.
        </h1>
        <p className={`${lead} ${styles.words}`}>
          There is no page on this part of the wall. It may have moved, or the address has a typo.
        </p>
        <EstimateOrCall className={styles.actions} href="/" label="Go to the Home Page" />
        <LinkList className={styles.elsewhere} item={styles.link} of={elsewhere} />
        <p className={styles.pencil}>{notFoundNote}</p>
      </div>
    </section>
  );
}
