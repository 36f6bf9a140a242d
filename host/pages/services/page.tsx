import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import { numberWord } from '../../../catalogue/number-words.ts';
import { EstimateOrCall } from '../../components/estimate/estimate-or-call.tsx';
import { brushLink, lead, wrap } from '../../components/layout/base.css.ts';
import { definePage } from '../../page.ts';
import { breadcrumbsFromHome } from '../../rendering/metadata.ts';
import { Commercial } from './commercial.tsx';
import { overviewGroup } from './group.ts';
import { Hero } from './hero.tsx';
import { Main } from './main.tsx';
import * as styles from './page.css.ts';
import { Premium } from './premium.tsx';
import { Specialty } from './specialty.tsx';

export const services = definePage({
  kind: 'services',
  sheet,
  metadata: (context) => ({
    title: `Our Services | ${business.name}`,
    description: `Interior and exterior painting, pressure washing, ${numberWord(overviewGroup('specialty').entries.length)} specialties, packages and commercial work on Maryland’s Eastern Shore. Free estimates.`,
    structuredData: [breadcrumbsFromHome(context, 'Our Services')],
  }),
  View: () => (
    <>
      <Hero />
      <Main />
      <Specialty />
      <Premium />
      <Commercial />
      <Closing />
    </>
  ),
});

function Closing() {
  return (
    <section className={styles.closing}>
      <div className={`${wrap} ${styles.row}`}>
        <div>
          <h2>Not sure what it is called?</h2>
          <p className={lead}>
            Describe the wall, the deck or the stain. We look at it, measure it, and leave you a written price.
          </p>
          <a className={`${brushLink} ${styles.all}`} href="/all-services">
            See the full portfolio
          </a>
        </div>
        <EstimateOrCall className={styles.actions} />
      </div>
    </section>
  );
}
