import { inTown } from '../../../catalogue/towns/town.ts';
import { wrap } from '../../components/layout/base.css.ts';
import { noBreak } from '../../components/town-pages/no-break.ts';
import * as styles from './page.css.ts';

const points = [
  {
    title: 'Local Service',
    text: (name: string) => `We are a family from the Shore, and ${name} is on our way.`,
  },
  {
    title: 'Quality Guaranteed',
    text: (name: string) => `If a coat of ours fails ${inTown(name)}, we come back and fix it.`,
  },
  {
    title: 'Reliable Service',
    text: (name: string) => `A written estimate for your ${name} house, and usually a reply within 24 hours.`,
  },
];

export function Why({ name }: { name: string }) {
  return (
    <section className={styles.wall} aria-labelledby="why">
      <div className={wrap}>
        <h2 id="why">Why {noBreak(name)} calls us</h2>
        <ul className={styles.three}>
          {points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text(name)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
