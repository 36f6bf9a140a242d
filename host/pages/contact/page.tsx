import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import { contactForm } from '../../../widgets/contact-form/ssr.tsx';
import { tape } from '../../../widgets/core/ui/parts.css.ts';
import { EstimateIsland, estimateAnchor } from '../../components/estimate-island.tsx';
import { Island } from '../../components/island.tsx';
import { lead, wrap } from '../../components/layout/base.css.ts';
import { definePage, type PageContext } from '../../page.ts';
import { breadcrumbsFromHome } from '../../rendering/breadcrumbs.ts';
import { answeredForm } from '../../rendering/posted-form.ts';
import { Facts } from './facts.tsx';
import { Greeting } from './greeting.tsx';
import * as styles from './page.css.ts';

/** The anchor of the message form. */
const messageAnchor = 'message';

/** The message form, which also posts to its page and shows the result of that post. */
const MessageIsland = ({ context }: { context: Pick<PageContext, 'path' | 'posted'> }) => (
  <Island
    widget={contactForm}
    id="m"
    options={{ heading: 'shown' }}
    data={{ action: context.path, posted: answeredForm('contact', context) }}
  />
);

/** The estimate form, for visitors who want more than an answer. */
const Estimate = ({ context }: { context: Pick<PageContext, 'path' | 'query' | 'posted'> }) => (
  <section className={styles.estimate} id={estimateAnchor} aria-labelledby="estimate-title">
    <div className={wrap}>
      <p className={tape}>Free estimate</p>
      <h2 id="estimate-title">Rather have us look at the house?</h2>
      <p className={`${lead} ${styles.estimateWords}`}>Tell us where it is and what it needs. The estimate is free.</p>
      <EstimateIsland context={context} heading="none" />
    </div>
  </section>
);

/** How to reach the business: by phone, by email, with a message, or with a request for an estimate. */
export const contact = definePage<{ areas: readonly ServiceArea[] }>({
  kind: 'contact',
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
      <div className={`${wrap} ${styles.pageGrid}`}>
        <section id={messageAnchor} aria-label="Message">
          <MessageIsland context={context} />
        </section>
        <Facts areas={data.areas} />
      </div>
      <Estimate context={context} />
    </>
  ),
});
