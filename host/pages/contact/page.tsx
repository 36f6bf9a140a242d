import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import { wrap } from '../../components/layout/base.css.ts';
import { definePage } from '../../page.ts';
import { breadcrumbsFromHome } from '../../rendering/breadcrumbs.ts';
import { Estimate } from './estimate.tsx';
import { Facts } from './facts.tsx';
import { Greeting } from './greeting.tsx';
import { MessageIsland, messageAnchor } from './message-island.tsx';
import * as layout from './page.css.ts';

/** How to reach the business: by phone, by mail, by a message, or by a request for an estimate (SPEC.md §2). */
export const contact = definePage<{ areas: readonly ServiceArea[] }>({
  sheet,
  forms: ['contact', 'estimate'],
  islands: ['contact-form'],
  metadata: (context) => ({
    title: `Contact & Free Estimates | ${business.name}`,
    description: `Call ${business.phone.shown}, write, or ask for a free estimate for painting and pressure washing on Maryland’s Eastern Shore. ${business.replyPromise}`,
    structuredData: [breadcrumbsFromHome(context, 'Contact')],
  }),
  View: ({ data, ...context }) => (
    <>
      <Greeting />
      <div className={`${wrap} ${layout.pageGrid}`}>
        <section id={messageAnchor} aria-label="Message">
          <MessageIsland context={context} />
        </section>
        <Facts areas={data.areas} />
      </div>
      <Estimate context={context} />
    </>
  ),
});
