import sheet from 'sheet:./page.tsx';
import { type Answer, faq } from '../../../catalogue/company/faq.ts';
import { serviceJsonLd } from '../../../catalogue/company/structured-data.ts';
import type { RecentWork as Work } from '../../../catalogue/contracts/content.ts';
import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import { textOnPaint } from '../../../catalogue/paint/contrast.ts';
import { paintColors } from '../../../catalogue/paint/paint-colors.ts';
import { exteriorPage } from '../../../catalogue/services/pages/exterior.ts';
import { interiorPage } from '../../../catalogue/services/pages/interior.ts';
import { pressureWashingPage } from '../../../catalogue/services/pages/pressure-washing.ts';
import type { FeatureCard, ServicePage } from '../../../catalogue/services/pages/service-page.ts';
import { detailPageAreaNames } from '../../../catalogue/towns/area-names.ts';
import { BeforeAfter } from '../../components/before-after.tsx';
import { NamedDrawing, Paint } from '../../components/drawing.tsx';
import { EstimateIsland } from '../../components/estimate/estimate-island.tsx';
import { estimateAnchor } from '../../components/estimate/estimate-link.tsx';
import { lead } from '../../components/layout/base.css.ts';
import { CallLink, NewTabLink } from '../../components/links.tsx';
import { PaintLabel } from '../../components/paint-label.tsx';
import { QuizButton } from '../../components/quiz-button.tsx';
import { RecentWork } from '../../components/recent-work.tsx';
import { Items, PageTitle, Section, TextList } from '../../components/sections.tsx';
import { Towns } from '../../components/towns.tsx';
import { definePage, type PageProps } from '../../page.ts';
import * as styles from './page.css.ts';
import { SampleEstimate } from './sample-estimate.tsx';

const detailPage = (page: ServicePage) =>
  definePage<{ work: readonly Work[] }>({
    kind: 'service',
    sheet,
    forms: ['estimate'],
    estimate: () => `#${estimateAnchor}`,
    islands: ['estimate-form'],
    load: (content) => ({ work: content.recentWork() }),
    metadata: ({ publicUrl }) => ({
      title: `${page.name} on Maryland’s Eastern Shore`,
      description: page.metaDescription,
      structuredData: [
        serviceJsonLd(publicUrl, { name: page.name, description: page.metaDescription, url: publicUrl + page.path }),
      ],
      crumb: page.name,
      hasMarkdown: true,
    }),
    View: (props) => <DetailView page={page} {...props} />,
  });

export const [interior, exterior, pressureWashing] = [
  detailPage(interiorPage),
  detailPage(exteriorPage),
  detailPage(pressureWashingPage),
];

const drawnJobs = { interior: 'cabinets', exterior: 'wall', 'pressure-washing': 'deck' } as const;

const DetailView = ({
  page,
  areas,
  data,
  ...context
}: PageProps<{ work: readonly Work[] }> & { page: ServicePage }) => (
  <div className={styles.page}>
    <Hero page={page} />
    <div className={styles.story}>
      <PaintStrip features={page.features} />
      <Section id="before" title="Before and after">
        <BeforeAfter of={drawnJobs[page.serviceType]} />
      </Section>
      {page.layers && <Layers {...page.layers} />}
      <Section id="why" title={page.why.heading}>
        <TextList className={styles.pointsList} item={styles.point} of={page.why.points} />
      </Section>
      <Shelf shelf={page.shelf} />
      <RecentWork work={data.work} service={page.serviceType} />
      <SampleEstimate page={page} />
      <Questions answers={faq[page.serviceType]} />
      <Section id="where" title={page.areasHeading}>
        <Towns names={detailPageAreaNames} areas={areas} columns="three" />
      </Section>
    </div>
    <aside className={styles.slot} id={estimateAnchor} aria-label="Free estimate">
      <EstimateIsland context={context} service={page.serviceType} className={styles.form} />
    </aside>
  </div>
);

const Layers = ({ lead: text, of }: NonNullable<ServicePage['layers']>) => (
  <Section id="layers" title="What two coats stand on">
    <p className={lead}>{text}</p>
    <img className={styles.cut} src="/assets/coats.svg" width={1000} height={230} alt={cutOpen} loading="lazy" />
    <div className={styles.ruler} aria-hidden="true">
      {of.map(({ title }, at) => (
        <b key={title}>{at + 1}</b>
      ))}
    </div>
    <TextList as="ol" className={styles.layers} item={styles.layer} of={of} />
  </Section>
);

const cutOpen = 'A board cut open: old wood, sanded wood, filler, primer and two coats';

const Questions = ({ answers }: { answers: Readonly<Record<string, Answer>> }) => (
  <Section id="asked" title="Good questions">
    <div className={styles.questionsList}>
      {Object.entries(answers).map(([question, { text, parts, end, link }], at) => (
        <details key={question} className={styles.item} open={at === 0}>
          <summary className={styles.question}>
            <h3 className={styles.questionTitle}>{question}</h3>
          </summary>
          <div className={styles.answer}>
            <p>{text}</p>
            {parts && (
              <Items as="ol" className={styles.parts} of={parts}>
                {({ title, text }) => (
                  <>
                    <b>{title}</b> {text}
                  </>
                )}
              </Items>
            )}
            {end && <p>{end}</p>}
            {link && <AnswerLink {...link} />}
          </div>
        </details>
      ))}
    </div>
  </Section>
);

const AnswerLink = ({ href, text }: { href: string; text: string }) =>
  href.startsWith('#') ? <a href={href}>{text}</a> : <NewTabLink href={href}>{text}</NewTabLink>;

const passes =
  'M0 0V51q72 9 145-1V68q73 8 146-2V38q72 9 145-1V70q73 9 146-1V46q72 9 145-1V70q73 8 146-2V50q72 9 145-1V81q73 8 146-1V43q72 9 145-1V75q73 8 146-1V41q73 9 145 0V0z';

const Hero = ({ page }: { page: ServicePage }) => (
  <section className={`${styles.hero} ${styles.walls[page.serviceType]}`} aria-labelledby="title">
    <div className={styles.copy}>
      <PageTitle label={page.name} className={styles.title} title={page.hero.title} />
      <p className={`${lead} ${styles.words}`}>{page.hero.lead}</p>
      <div className={styles.ways}>
        {page.serviceType !== 'pressure-washing' && (
          <div className={styles.quiz}>
            <QuizButton kind={page.serviceType} label="Take the Color Quiz" />
          </div>
        )}
        <CallLink className={styles.call} />
      </div>
    </div>
    <div className={styles.scene}>
      <NamedDrawing name={page.scene} className={styles.drawing} />
      <svg className={styles.roll} viewBox="0 0 1600 92" aria-hidden="true">
        <path d={passes} />
      </svg>
      <PaintLabel color={page.wall.color} where={page.wall.where} className={styles.painted} />
    </div>
  </section>
);

const PaintStrip = ({ features }: { features: ServicePage['features'] }) => (
  <Section id="how" title={features.heading}>
    <p className={lead}>{features.lead}</p>
    <ol className={styles.strip}>
      {features.cards.map((card) => (
        <Step key={card.title} {...card} />
      ))}
    </ol>
  </Section>
);

const Step = ({ title, text, color, drawing }: FeatureCard) => (
  <li className={styles.step}>
    <div className={styles.field}>
      <Paint hex={color.hex} className={styles.paint} />
      <img
        className={styles.paintStripDrawing}
        src={`/assets/steps/${drawing}.svg`}
        width={160}
        height={96}
        alt=""
        loading="lazy"
      />
      <p className={styles.codeOn[textOnPaint(color.hex)]}>
        <b>{color.name}</b> {color.code}
      </p>
    </div>
    <div className={styles.label}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  </li>
);

const Shelf = ({ shelf }: Pick<ServicePage, 'shelf'>) => (
  <Section id="shelf" title={shelf.heading}>
    <p>{shelf.text}</p>
    {'colors' in shelf ? (
      <Paints colors={shelf.colors} />
    ) : (
      <TextList className={styles.surfaces} item={styles.surface} of={shelf.surfaces} />
    )}
  </Section>
);

const Paints = ({ colors }: { colors: readonly PaintColor[] }) => (
  <>
    <ul className={styles.colors}>
      {colors.map(({ name, code, hex }) => (
        <li key={code} className={styles.chip}>
          <Paint hex={hex} className={styles.shelfPaint} />
          <b>{name}</b>
          <span>{code}</span>
        </li>
      ))}
    </ul>
    <a className={styles.all} href="/color-palette">
      See all {paintColors.length} paint colors
    </a>
  </>
);
