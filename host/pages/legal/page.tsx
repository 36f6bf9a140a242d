import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import {
  type LegalPage,
  type LegalSection,
  lastUpdated,
  privacyPolicy as privacyText,
  termsOfService as termsText,
} from '../../../catalogue/company/legal.ts';
import { ourPhone } from '../../../catalogue/phone.ts';
import { tape } from '../../../widgets/core/ui/tape.css.ts';
import type { Areas } from '../../components/await.tsx';
import { figures, quiet, wrap } from '../../components/layout/base.css.ts';
import { EmailText, LinkList } from '../../components/links.tsx';
import { Items, Section } from '../../components/sections.tsx';
import { Towns } from '../../components/towns.tsx';
import { definePage } from '../../page.ts';
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

const legalPage = (content: LegalPage) =>
  definePage({
    sheet,
    metadata: { title: content.title, description: content.metaDescription, crumb: content.title },
    View: ({ areas }) => <LegalView content={content} areas={areas} />,
  });

export const [privacyPolicy, termsOfService] = [legalPage(privacyText), legalPage(termsText)];

const anchorOf = (heading: string) => heading.toLowerCase().replaceAll(' ', '-');

const LegalView = ({ content, areas }: { content: LegalPage; areas: Areas }) => (
  <div className={`${wrap} ${styles.page}`}>
    <header>
      <p className={tape}>In writing</p>
      <h1 className={styles.title}>{content.title}</h1>
      <p className={`${quiet} ${figures}`}>{lastUpdated}</p>
    </header>
    <nav className={styles.index} aria-label="On this page">
      <LinkList
        as="ol"
        of={content.sections.map(({ heading }) => ({ name: heading, path: `#${anchorOf(heading)}` }))}
      />
    </nav>
    <div className={styles.text}>
      {content.sections.map((section) => (
        <Part key={section.heading} {...section} areas={areas} />
      ))}
    </div>
  </div>
);

type PartProps = LegalSection & { areas: Areas };

const Part = ({ heading, paragraphs, list, places, after, more, endsWith, areas }: PartProps) => (
  <Section className={styles.section} id={anchorOf(heading)} title={heading}>
    {paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {list && <Items className={styles.list} of={list} />}
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
  </Section>
);
