import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import { contactJsonLd } from '../../../catalogue/company/structured-data.ts';
import shoreline from '../../../catalogue/drawings/shoreline.svg';
import { ourPhone } from '../../../catalogue/phone.ts';
import { hoursInWords, type OpenStates, weekPartNames, weekParts } from '../../../catalogue/time/opening-hours.ts';
import { contactAreaNames } from '../../../catalogue/towns/area-names.ts';
import { contactForm } from '../../../widgets/contact-form/ssr.tsx';
import { type Areas, Await, type Loaded } from '../../components/await.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { EstimateIsland } from '../../components/estimate/estimate-island.tsx';
import { estimateAnchor, estimateQuery, estimateValues } from '../../components/estimate/estimate-link.tsx';
import { Island } from '../../components/island.tsx';
import { figures, quiet, small, wrap } from '../../components/layout/base.css.ts';
import { EmailText, NewTabLink } from '../../components/links.tsx';
import { PageTitle, Section } from '../../components/sections.tsx';
import { Towns } from '../../components/towns.tsx';
import { definePage } from '../../page.ts';
import { answeredForm } from '../../rendering/posted-form.ts';
import * as styles from './page.css.ts';

const messageAnchor = 'message';

export const contact = definePage({
  kind: 'contact',
  sheet,
  forms: ['contact', 'estimate'],
  islands: ['estimate-form', 'contact-form'],
  query: estimateQuery,
  estimate: () => `#${estimateAnchor}`,
  // Of too many values to keep.
  uncachedQuery: ['package', 'c', 'city', 'zip'],
  load: (content) => ({ open: content.openStates() }),
  metadata: ({ publicUrl }) => ({
    title: 'Contact & Free Estimates',
    description: `Call ${business.phone.shown}, write, or ask for a free estimate for painting and pressure washing on Maryland’s Eastern Shore. ${business.replyPromise}`,
    crumb: 'Contact',
    hasMarkdown: true,
    structuredData: [contactJsonLd(publicUrl)],
  }),
  View: ({ areas, data, ...context }) => (
    <>
      <PhoneAndEmail open={data.open} />
      <div className={`${wrap} ${styles.desk}`}>
        <section id={estimateAnchor} className={styles.estimate} aria-label="Free estimate">
          <EstimateIsland context={context} values={estimateValues(context.query)} />
        </section>
        <section id={messageAnchor} className={styles.message} aria-label="Message">
          <Island
            widget={contactForm}
            id="m"
            options={{ heading: 'shown' }}
            data={{ action: context.path, posted: answeredForm('contact', context) }}
          />
        </section>
      </div>
      <HoursAndPlaces areas={areas} />
    </>
  ),
});

const { address, emergency, hours, payments, social } = business;

const PhoneAndEmail = ({ open }: { open: Loaded<OpenStates> }) => (
  <section className={styles.greeting} aria-labelledby="title">
    <div className={`${wrap} ${styles.greetingGrid}`}>
      <div className={styles.heading}>
        <PageTitle label="Contact" className={styles.title} title="Talk to a painter." />
        <Await value={open}>
          {(states) => (
            <p className={`${styles.open} ${figures}`} data-open={JSON.stringify(states)}>
              {`${weekPartNames.weekdays} ${hoursInWords(hours.weekdays)}`}
            </p>
          )}
        </Await>
      </div>
      <p className={styles.lines}>
        <a className={`${styles.number} ${figures}`} href={ourPhone.href}>
          {business.phone.shown}
        </a>
        <a className={styles.email} href={`mailto:${business.email}`}>
          <EmailText />
        </a>
        <a className={styles.question} href={`#${messageAnchor}`}>
          Just a question? Write to us.
        </a>
      </p>
    </div>
    <Drawing markup={shoreline} className={styles.shoreline} />
  </section>
);

const HoursAndPlaces = ({ areas }: { areas: Areas }) => (
  <div className={`${wrap} ${styles.facts}`}>
    <Section id="hours" title="Business hours">
      <table className={`${styles.hours} ${figures}`} aria-labelledby="hours">
        <tbody>
          {weekParts.map((part) => (
            <tr key={part}>
              <th scope="row">{weekPartNames[part]}</th>
              <td>{hoursInWords(hours[part])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`${small} ${quiet}`}>{emergency}</p>
      <p className={`${small} ${quiet}`}>{`We take ${payments.inTerms}.`}</p>
    </Section>
    <div className={styles.pair}>
      <Section id="location" title="Location">
        <address>
          {address.poBox}
          <br />
          {address.city}, {address.state} {address.zipCode}
        </address>
      </Section>
      <Section id="social" title="Social">
        <NewTabLink className={styles.social} href={social.url}>
          {social.name}
        </NewTabLink>
      </Section>
    </div>
    <Section id="served" title="Areas served">
      <Towns names={contactAreaNames} areas={areas} columns="two" />
    </Section>
  </div>
);
