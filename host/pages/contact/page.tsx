import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import type { ServiceArea } from '../../../catalogue/contracts/content.ts';
import shoreline from '../../../catalogue/drawings/shoreline.svg';
import { ourPhone } from '../../../catalogue/phone.ts';
import { hoursInWords, weekParts } from '../../../catalogue/time/opening-hours.ts';
import { contactAreaNames } from '../../../catalogue/towns/area-names.ts';
import { contactForm } from '../../../widgets/contact-form/ssr.tsx';
import { tape } from '../../../widgets/core/ui/parts.css.ts';
import type { MaybePromise } from '../../components/await.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { EstimateIsland } from '../../components/estimate/estimate-island.tsx';
import { estimateAnchor, estimateQuery, estimateValues } from '../../components/estimate/estimate-link.tsx';
import { Island } from '../../components/island.tsx';
import { figures, quiet, small, wrap } from '../../components/layout/base.css.ts';
import { EmailText, NewTabLink } from '../../components/links.tsx';
import { Towns } from '../../components/towns.tsx';
import { definePage, type PageContext } from '../../page.ts';
import { breadcrumbsFromHome } from '../../rendering/metadata.ts';
import { answeredForm } from '../../rendering/posted-form.ts';
import * as styles from './page.css.ts';

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

const messageAnchor = 'message';

const PhoneAndEmail = () => (
  <section className={styles.greeting} aria-labelledby="title">
    <div className={`${wrap} ${styles.greetingGrid}`}>
      <div>
        <p className={tape}>Contact</p>
        <h1 className={styles.title} id="title">
          Talk to a painter.
        </h1>
      </div>
      <p className={styles.lines}>
        <a className={`${styles.number} ${figures}`} href={ourPhone.href}>
          {business.phone.shown}
        </a>
        <a className={styles.email} href={`mailto:${business.email}`}>
          <EmailText />
        </a>
        <a className={styles.question} href={`#${messageAnchor}`}>
          Only a question? Write to us.
        </a>
      </p>
    </div>
    <Drawing markup={shoreline} className={styles.shoreline} />
  </section>
);

const { address, emergency, hours, social } = business;
const dayNames = { weekdays: 'Mon-Fri', saturday: 'Sat', sunday: 'Sun' };

const HoursAndPlaces = ({ areas }: { areas: MaybePromise<readonly ServiceArea[] | undefined> }) => (
  <div className={`${wrap} ${styles.facts}`}>
    <section aria-labelledby="hours">
      <h2 id="hours">Business hours</h2>
      <table className={`${styles.hours} ${figures}`} aria-labelledby="hours">
        <tbody>
          {weekParts.map((part) => (
            <tr key={part}>
              <th scope="row">{dayNames[part]}</th>
              <td>{hoursInWords(hours[part])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`${small} ${quiet}`}>{emergency}</p>
    </section>
    <div className={styles.pair}>
      <section aria-labelledby="location">
        <h2 id="location">Location</h2>
        <address>
          {address.poBox}
          <br />
          {address.city}, {address.state} {address.zipCode}
        </address>
      </section>
      <section aria-labelledby="social">
        <h2 id="social">Social</h2>
        <NewTabLink className={styles.social} href={social.url}>
          {social.name}
        </NewTabLink>
      </section>
    </div>
    <section aria-labelledby="served">
      <h2 id="served">Areas served</h2>
      <Towns names={contactAreaNames} areas={areas} columns="two" />
    </section>
  </div>
);
