import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import { notFoundNote } from '../../components/await.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { lead } from '../../components/layout/base.css.ts';
import { ButtonLink, CallLink } from '../../components/links.tsx';
import { definePage } from '../../page.ts';
import * as styles from './page.css.ts';
import patch from './patch.svg';

export const notFound = definePage({
  kind: 'other',
  sheet,
  status: 404,
  metadata: () => ({ title: `Page Not Found | ${business.name}`, description: 'There is no page at this address.' }),
  View: NotFoundView,
});

const elsewhere = [
  ['Services', '/services'],
  ['Areas We Serve', '/service-areas'],
  ['Contact', '/contact'],
] as const;

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
          There is no page on this part of the wall. It may have moved, or the address has a drip.
        </p>
        <p className={styles.actions}>
          <ButtonLink href="/">Back to the House</ButtonLink>
          <CallLink />
        </p>
        <ul className={styles.elsewhere}>
          {elsewhere.map(([name, href]) => (
            <li key={href}>
              <a className={styles.link} href={href}>
                {name}
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.pencil}>{notFoundNote}</p>
      </div>
    </section>
  );
}
