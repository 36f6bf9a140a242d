import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import { paintColor } from '../../../catalogue/paint/paint-colors.ts';
import { caps } from '../../../widgets/site-nav/caps.css.ts';
import { EstimateOrCall } from '../../components/estimate/estimate-link.tsx';
import { darkSection, lead, sectionBlock, whole, wrap } from '../../components/layout/base.css.ts';
import { NewTabLink, NewTabSign } from '../../components/links.tsx';
import { Band, PageTitle, TextList } from '../../components/sections.tsx';
import { definePage } from '../../page.ts';
import * as styles from './page.css.ts';

const prompts = [
  { title: 'What was the job?', text: 'A room, a porch, a deck, a whole house. And the town.' },
  { title: 'How did it go?', text: 'How we covered things, how the days went, how clean we left it.' },
  { title: 'How does it look now?', text: 'Say how long ago it was. Paint is easy to like in its first week.' },
];

const Prompts = () => (
  <Band
    className={`${darkSection} ${sectionBlock} ${styles.ground}`}
    id="prompts"
    title="Three things people want to know"
  >
    <TextList as="ol" className={styles.prompts} of={prompts} />
  </Band>
);

const namesOfPages = business.reviewPages.map(({ name }) => name).join(' or ');

export const reviewUs = definePage({
  sheet,
  metadata: {
    title: 'Review Us',
    description: `Did we paint or wash your house? Tell your neighbors how it went on ${namesOfPages}, or tell us: ${business.phone.shown}.`,
    crumb: 'Review Us',
  },
  View: () => (
    <>
      <ReviewLinks />
      <Prompts />
      <ContactUs />
    </>
  ),
});

const ContactUs = () => (
  <section className={`${wrap} ${sectionBlock} ${styles.contactUs}`} aria-labelledby="talk">
    <div>
      <h2 id="talk">Something we should know?</h2>
      <p className={lead}>{`Good or bad, we want to hear it. ${business.replyPromise}`}</p>
    </div>
    <EstimateOrCall className={styles.acts} href="/contact" label="Contact Us" />
  </section>
);

const linkColors = [paintColor('SW 6244'), paintColor('HC-134')] as const;

const ReviewLinks = () => (
  <section className={`${wrap} ${styles.ways}`} aria-labelledby="title">
    <div className={styles.words}>
      <PageTitle label="Review us" className={styles.title} title="How did we do?" />
      <p className={lead}>
        Most people find their painter over the fence, by asking a neighbor. A few lines from you are the next best
        thing for someone who’s new in town.
      </p>
    </div>
    <div>
      <ul className={styles.doors}>
        {business.reviewPages.map(({ name, url }, index) => {
          const color = linkColors[index % linkColors.length] ?? linkColors[0];
          return (
            <li key={name} className={styles.door}>
              <div className={styles.leaf}>
                <Door hex={color.hex} />
              </div>
              <div className={styles.label}>
                <p className={caps}>{`${color.name} ${color.code}`}</p>
                <h2 className={styles.siteName}>{name}</h2>
                <a className={styles.link} href={url} target="_blank" rel="noopener">
                  {'Review us on '}
                  <span className={whole}>
                    {name}
                    <NewTabSign />
                  </span>
                </a>
              </div>
            </li>
          );
        })}
      </ul>
      <ul className={styles.readings}>
        {business.reviewPages.map(({ name, readUrl }) => (
          <li key={name}>
            <NewTabLink className={styles.reading} href={readUrl}>{`Read our reviews on ${name}`}</NewTabLink>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

/** Left, top, width and height of each panel. */
const panels = [
  [72, 50, 42, 62],
  [126, 50, 42, 62],
  [72, 126, 42, 80],
  [126, 126, 42, 80],
  [72, 220, 42, 60],
  [126, 220, 42, 60],
] as const;

const boards = Array.from({ length: 15 }, (_, row) => `M-400 ${18 + row * 20}h1040`).join('');
const shade = panels.map(([x, y, width, height]) => `M${x} ${y + height}v-${height}h${width}`).join('');
const shine = panels.map(([x, y, width, height]) => `M${x} ${y + height}h${width}v-${height}`).join('');

const Door = ({ hex }: { hex: string }) => (
  <svg className={styles.doorSection} viewBox="0 0 240 330" aria-hidden>
    <path fill="#e4dcc8" d="M-400 0h1040v330H-400z" />
    <path stroke="#0000001c" d={boards} />
    <path fill="#00000030" d="M40 30h164v266H40z" />
    <path fill="#fffdf8" d="M36 14h168v12H36zM44 26h152v270H44z" />
    <path fill="#00000030" d="M44 26h152v3H44z" />
    <path fill="#2a2119" d="M60 38h120v258H60z" />
    <path fill="#f1c66b" fillOpacity=".55" d="M150 38h30v258h-46z" />
    <g className={styles.doorLeaf}>
      <path fill={hex} d="M60 38h120v258H60z" />
      <path fill="none" stroke="#0007" strokeWidth="2" d={shade} />
      <path fill="none" stroke="#fff4" strokeWidth="2" d={shine} />
      <path fill="#d8ad4c" d="M102 211h36v5h-36zM60 284h120v10H60z" />
      <circle cx="174" cy="216" r="5.5" fill="#0005" />
      <circle cx="173" cy="214" r="5" fill="#e7b84a" />
    </g>
    <path fill="#2c3848" d="M216 96h12l-2 20h-8zM220 88h4v8h-4z" />
    <path fill="#f1c66b" d="M218 99h8l-1 14h-6z" />
    <path fill="#a9b0b3" d="M28 296h184v10H28z" />
    <path fill="#8b959b" d="M10 306h220v12H10z" />
    <path fill="#6d767c" d="M28 304h184v2H28zM-400 318h1040v12H-400z" />
  </svg>
);
