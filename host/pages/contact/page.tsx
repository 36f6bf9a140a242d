import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import { contactForm } from '../../../widgets/contact-form/ssr.tsx';
import { EstimateIsland } from '../../components/estimate/estimate-island.tsx';
import { estimateAnchor, estimateQuery, estimateValues } from '../../components/estimate/estimate-link.ts';
import { Island } from '../../components/island.tsx';
import { wrap } from '../../components/layout/base.css.ts';
import { definePage, type PageContext } from '../../page.ts';
import { breadcrumbsFromHome } from '../../rendering/metadata.ts';
import { answeredForm } from '../../rendering/posted-form.ts';
import { HoursAndPlaces } from './hours-and-places.tsx';
import * as styles from './page.css.ts';
import { messageAnchor, PhoneAndEmail } from './phone-and-email.tsx';

const MessageIsland = ({ context }: { context: Pick<PageContext, 'path' | 'posted'> }) => (
  <Island
    widget={contactForm}
    id="m"
    options={{ heading: 'shown' }}
    data={{ action: context.path, posted: answeredForm('contact', context) }}
  />
);

export const contact = definePage<{ areas: readonly ServiceArea[] }>({
  kind: 'contact',
  sheet,
  forms: ['contact', 'estimate'],
  islands: ['estimate-form', 'contact-form'],
  query: estimateQuery,
  // Free text of any length.
  uncachedQuery: ['package', 'c'],
  metadata: (context) => ({
    title: `Contact & Free Estimates | ${business.name}`,
    description: `Call ${business.phone.shown}, write, or ask for a free estimate for painting and pressure washing on Maryland’s Eastern Shore. ${business.replyPromise}`,
    structuredData: [breadcrumbsFromHome(context, 'Contact')],
  }),
  View: ({ data, ...context }) => (
    <>
      <PhoneAndEmail />
      <div className={`${wrap} ${styles.desk}`}>
        <section id={estimateAnchor} className={styles.estimate} aria-label="Free estimate">
          <EstimateIsland context={context} values={estimateValues(context.query)} />
        </section>
        <section id={messageAnchor} className={styles.message} aria-label="Message">
          <MessageIsland context={context} />
        </section>
      </div>
      <HoursAndPlaces areas={data.areas} />
    </>
  ),
});
