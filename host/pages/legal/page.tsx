import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import {
  type LegalPage,
  type LegalSection,
  privacyPolicy as privacyText,
  termsOfService as termsText,
} from '../../../catalogue/company/legal.ts';
import type { ServiceArea } from '../../../catalogue/contracts/content.ts';
import { ourPhone } from '../../../catalogue/phone.ts';
import { tape } from '../../../widgets/core/ui/parts.css.ts';
import type { MaybePromise } from '../../components/await.tsx';
import { figures, quiet, wrap } from '../../components/layout/base.css.ts';
import { EmailText } from '../../components/links.tsx';
import { Towns } from '../../components/towns.tsx';
import { definePage } from '../../page.ts';
import { breadcrumbsFromHome } from '../../rendering/metadata.ts';
import * as styles from './page.css.ts';

const { address, email, legalName, phone } = business;

const Reach = () => (
  <address className={`${styles.reach} ${figures}`}>
    <p>
      <b>{legalName}</b>
      <br />
      {address.poBox}
      <br />
      {`${address.city}, ${address.state} ${address.zipCode}`}
    </p>
    <p>
      <a href={ourPhone.href}>{phone.shown}</a>
      <a href={`mailto:${email}`}>
        <EmailText />
      </a>
    </p>
  </address>
);

/** For the header. */
type Data = { areas: readonly ServiceArea[] };

const legalPage = (content: LegalPage) =>
  definePage<Data>({
    kind: 'other',
    sheet,
    metadata: (context) => ({
      title: `${content.title} | ${business.name}`,
      description: content.metaDescription,
      structuredData: [breadcrumbsFromHome(context, content.title)],
    }),
    View: ({ data }) => <LegalView content={content} areas={data.areas} />,
  });

export const [privacyPolicy, termsOfService] = [legalPage(privacyText), legalPage(termsText)];

const anchorOf = (heading: string) => heading.toLowerCase().replaceAll(' ', '-');

interface LegalViewProps {
  content: LegalPage;
  areas: MaybePromise<readonly ServiceArea[] | undefined>;
}

const LegalView = ({ content: { title, lastUpdated, sections }, areas }: LegalViewProps) => (
  <div className={`${wrap} ${styles.page}`}>
    <header className={styles.head}>
      <p className={tape}>In writing</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={`${quiet} ${figures}`}>{lastUpdated}</p>
    </header>
    <nav className={styles.index} aria-label="On this page">
      <ol>
        {sections.map(({ heading }) => (
          <li key={heading}>
            <a href={`#${anchorOf(heading)}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
    <div className={styles.text}>
      {sections.map((section) => (
        <Section key={section.heading} section={section} areas={areas} />
      ))}
    </div>
  </div>
);

function Section({ section, areas }: { section: LegalSection } & Pick<LegalViewProps, 'areas'>) {
  const { heading, paragraphs, list, places, after, more, endsWith } = section;
  const id = anchorOf(heading);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {list && (
        <ul className={styles.list}>
          {list.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {places && <Towns names={places} areas={areas} columns="three" />}
      {after?.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {more && (
        <p>
          <a href={more.path}>{more.text}</a>
        </p>
      )}
      {endsWith === 'contact' && <Reach />}
    </section>
  );
}
