import sheet from 'sheet:./contact.tsx';
import { business } from '../../catalogue/business.ts';
import type { ServiceArea } from '../../catalogue/contracts/service-area.ts';
import { wrap } from '../layout/base.css.ts';
import { definePage } from '../page.ts';
import { trailFromHome } from '../trail.ts';
import { Facts } from './contact/facts.tsx';
import { Greeting } from './contact/greeting.tsx';
import * as layout from './contact/layout.css.ts';
import { EstimateIsland, estimateAnchor, estimatePage } from './parts/estimate-island.tsx';

/** How to reach the business, and its estimate form for whichever service (SPEC.md §2). */
export const contact = definePage<{ areas: readonly ServiceArea[] }>({
  ...estimatePage,
  sheet,
  metadata: (context) => ({
    title: `Contact & Free Estimates | ${business.name}`,
    description: `Call ${business.phone.shown}, write, or ask for a free estimate for painting and pressure washing on Maryland’s Eastern Shore. ${business.replyPromise}`,
    structuredData: [trailFromHome(context, 'Contact')],
  }),
  View: ({ data, ...context }) => (
    <>
      <Greeting />
      <div className={layout.ground}>
        <div className={`${wrap} ${layout.grid}`}>
          <section id={estimateAnchor} aria-label="Free estimate">
            <EstimateIsland context={context} />
          </section>
          <Facts areas={data.areas} />
        </div>
      </div>
    </>
  ),
});
