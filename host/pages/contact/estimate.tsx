import { tape } from '../../../widgets/core/ui/parts.css.ts';
import { EstimateIsland, estimateAnchor } from '../../components/estimate-island.tsx';
import { lead, wrap } from '../../components/layout/base.css.ts';
import type { PageContext } from '../../page.ts';
import * as styles from './page.css.ts';

/** The request for an estimate, for those who want more than an answer. */
export const Estimate = ({ context }: { context: Pick<PageContext, 'path' | 'query' | 'posted'> }) => (
  <section className={styles.estimate} id={estimateAnchor} aria-labelledby="estimate-title">
    <div className={wrap}>
      <p className={tape}>Free estimate</p>
      <h2 id="estimate-title">Rather have us look at the house?</h2>
      <p className={`${lead} ${styles.estimateWords}`}>Tell us where it is and what it needs. The estimate is free.</p>
      <EstimateIsland context={context} heading="none" />
    </div>
  </section>
);
