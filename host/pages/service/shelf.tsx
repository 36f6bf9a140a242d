import { paintColors } from '../../../catalogue/paint/paint-colors.ts';
import type { PaintShelf, SurfaceList } from '../../../catalogue/services/pages/service-page.ts';
import { Paint } from '../../components/paint.tsx';
import * as styles from './shelf.css.ts';

/** For washing, surfaces and their methods instead of paints. */
export function Shelf({ shelf }: { shelf: PaintShelf | SurfaceList }) {
  return (
    <section aria-labelledby="shelf">
      <h2 id="shelf">{shelf.heading}</h2>
      <p>{shelf.text}</p>
      {shelf.kind === 'paints' ? <Paints colors={shelf.colors} /> : <Surfaces surfaces={shelf.surfaces} />}
    </section>
  );
}

function Paints({ colors }: Pick<PaintShelf, 'colors'>) {
  return (
    <>
      <ul className={styles.colors}>
        {colors.map(({ name, code, hex }) => (
          <li key={code} className={styles.chip}>
            <Paint hex={hex} className={styles.paint} />
            <b>{name}</b>
            <span>{code}</span>
          </li>
        ))}
      </ul>
      <a className={styles.all} href="/color-palette">
        See all {paintColors.length} paint colors
      </a>
    </>
  );
}

function Surfaces({ surfaces }: Pick<SurfaceList, 'surfaces'>) {
  return (
    <ul className={styles.surfaces}>
      {surfaces.map(({ title, text }) => (
        <li key={title} className={styles.surface}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
