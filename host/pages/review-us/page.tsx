import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import { ourPhone } from '../../../catalogue/phone.ts';
import { button, lineButton } from '../../../widgets/core/ui/parts.css.ts';
import { darkSection, figures, lead, sectionBlock, wrap } from '../../components/layout/base.css.ts';
import { definePage } from '../../page.ts';
import { breadcrumbsFromHome } from '../../rendering/metadata.ts';
import * as styles from './page.css.ts';
import { ReviewLinks } from './review-links.tsx';

const questions = [
  ['What was the job?', 'A room, a porch, a deck, a whole house. And the town: weather is local.'],
  ['How did it go?', 'How the house was covered, how the days went, how it was left at the end.'],
  ['How does it look now?', 'Say how long ago it was. Paint is easy to like in its first week.'],
] as const;

function Prompts() {
  return (
    <section className={`${darkSection} ${sectionBlock} ${styles.ground}`} aria-labelledby="prompts">
      <div className={wrap}>
        <h2 id="prompts">Three things people want to know</h2>
        <ol className={styles.prompts}>
          {questions.map(([question, hint]) => (
            <li key={question}>
              <h3>{question}</h3>
              <p>{hint}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export const reviewUs = definePage({
  kind: 'other',
  sheet,
  metadata: (context) => ({
    title: `Review Us | ${business.name}`,
    description: `Did we paint or wash your house? Tell your neighbors how it went on ${namesOfPages}, or tell us: ${business.phone.shown}.`,
    structuredData: [breadcrumbsFromHome(context, 'Review Us')],
  }),
  View: () => (
    <>
      <ReviewLinks />
      <Prompts />
      <ContactUs />
    </>
  ),
});

const namesOfPages = business.reviewPages.map(({ name }) => name).join(' or ');

function ContactUs() {
  return (
    <section className={`${wrap} ${sectionBlock} ${styles.contactUs}`} aria-labelledby="talk">
      <div>
        <h2 id="talk">Something we should know?</h2>
        <p className={lead}>{`Good or bad, we would like to hear it. ${business.replyPromise}`}</p>
      </div>
      <p className={styles.acts}>
        <a className={button} href="/contact">
          Contact Us
        </a>
        <a className={`${lineButton} ${figures}`} href={ourPhone.href}>
          {`Call ${business.phone.shown}`}
        </a>
      </p>
    </section>
  );
}
