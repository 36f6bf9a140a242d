import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import { faq, type Question } from '../../../catalogue/company/faq.ts';
import { serviceJsonLd } from '../../../catalogue/company/structured-data.ts';
import type { ServiceArea } from '../../../catalogue/contracts/content.ts';
import { textOnPaint } from '../../../catalogue/paint/contrast.ts';
import { paintColors } from '../../../catalogue/paint/paint-colors.ts';
import { ourPhone } from '../../../catalogue/phone.ts';
import { stepDrawings } from '../../../catalogue/services/drawings.ts';
import { exteriorPage } from '../../../catalogue/services/pages/exterior.ts';
import { interiorPage } from '../../../catalogue/services/pages/interior.ts';
import { pressureWashingPage } from '../../../catalogue/services/pages/pressure-washing.ts';
import type {
  FeatureCard,
  PaintShelf,
  Point,
  ServicePage,
  SurfaceList,
} from '../../../catalogue/services/pages/service-page.ts';
import { detailPageAreaNames } from '../../../catalogue/towns/area-names.ts';
import { hidden, lineButton, tape } from '../../../widgets/core/ui/parts.css.ts';
import { Drawing, Paint, Scene } from '../../components/drawing.tsx';
import { EstimateIsland, estimatePage } from '../../components/estimate/estimate-island.tsx';
import { estimateAnchor } from '../../components/estimate/estimate-link.tsx';
import { figures, lead } from '../../components/layout/base.css.ts';
import { ButtonLink } from '../../components/links.tsx';
import { PaintLabel } from '../../components/paint-label.tsx';
import { QuizButton } from '../../components/quiz-button.tsx';
import { Towns } from '../../components/towns.tsx';
import { definePage, type PageProps } from '../../page.ts';
import { breadcrumbsFromHome } from '../../rendering/metadata.ts';
import * as styles from './page.css.ts';

/** For the header. */
type Data = { areas: readonly ServiceArea[] };

const detailPage = (page: ServicePage) =>
  definePage<Data>({
    kind: 'service',
    ...estimatePage,
    sheet,
    metadata: ({ publicUrl }) => ({
      title: `${page.name} on Maryland’s Eastern Shore | ${business.name}`,
      description: page.metaDescription,
      structuredData: structuredData(page, publicUrl),
    }),
    View: (props) => <DetailView page={page} {...props} />,
  });

export const [interior, exterior, pressureWashing] = [
  detailPage(interiorPage),
  detailPage(exteriorPage),
  detailPage(pressureWashingPage),
];

function structuredData(page: ServicePage, publicUrl: string) {
  const url = publicUrl + page.path;
  return [
    serviceJsonLd({ url: publicUrl }, { name: page.name, description: page.metaDescription, url }),
    breadcrumbsFromHome({ publicUrl, path: page.path }, page.name),
  ];
}

const DetailView = ({ page, data, ...context }: PageProps<Data> & { page: ServicePage }) => (
  <div className={styles.page}>
    <Hero page={page} />
    <CallBar />
    <div className={styles.story}>
      <PaintStrip features={page.features} />
      <section aria-labelledby="why">
        <h2 id="why">{page.why.heading}</h2>
        <Points points={page.why.points} />
      </section>
      <Shelf shelf={page.shelf} />
      <Questions questions={faq[page.serviceType]} />
      <section aria-labelledby="where">
        <h2 id="where">{page.areasHeading}</h2>
        <Towns names={detailPageAreaNames} areas={data.areas} columns="three" />
      </section>
    </div>
    <aside className={styles.slot} id={estimateAnchor} aria-label="Free estimate">
      <EstimateIsland context={context} service={page.serviceType} className={styles.form} />
    </aside>
  </div>
);

const Points = ({ points }: { points: readonly Point[] }) => (
  <ul className={styles.pointsList}>
    {points.map(({ title, text }) => (
      <li key={title} className={styles.point}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

const Questions = ({ questions }: { questions: readonly Question[] }) => (
  <section aria-labelledby="asked">
    <h2 id="asked">What people ask us</h2>
    <div className={styles.questionsList}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            <h3 className={styles.questionTitle}>{question}</h3>
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  </section>
);

const CallBar = () => (
  <p className={styles.callBar}>
    <ButtonLink href="#estimate">Get Free Estimate</ButtonLink>
    <a className={lineButton} href={ourPhone.href}>
      Call<span className={hidden}> {business.phone.shown}</span>
    </a>
  </p>
);

const passes =
  'M0 0V51q72 9 145-1V68q73 8 146-2V38q72 9 145-1V70q73 9 146-1V46q72 9 145-1V70q73 8 146-2V50q72 9 145-1V81q73 8 146-1V43q72 9 145-1V75q73 8 146-1V41q73 9 145 0V0z';

export const Hero = ({ page }: { page: ServicePage }) => (
  <section className={`${styles.hero} ${styles.walls[page.serviceType]}`} aria-labelledby="title">
    <div className={styles.copy}>
      <p className={tape}>{page.name}</p>
      <h1 className={styles.title} id="title">
        {page.hero.title}
      </h1>
      <p className={`${lead} ${styles.words}`}>{page.hero.lead}</p>
      <div className={styles.ways}>
        {page.quizLabel && page.serviceType !== 'pressure-washing' && (
          <div className={styles.quiz}>
            <QuizButton kind={page.serviceType} label={page.quizLabel} />
          </div>
        )}
        <a className={`${styles.call} ${figures}`} href={ourPhone.href}>
          Call {business.phone.shown}
        </a>
      </div>
    </div>
    <div className={styles.scene}>
      <Scene scene={page.scene} className={styles.drawing} />
      <svg className={styles.roll} viewBox="0 0 1600 92" aria-hidden="true">
        <path d={passes} />
      </svg>
      <PaintLabel color={page.wall.color} where={page.wall.where} className={styles.painted} />
    </div>
  </section>
);

const PaintStrip = ({ features }: { features: ServicePage['features'] }) => (
  <section aria-labelledby="how">
    <h2 id="how">{features.heading}</h2>
    <p className={lead}>{features.lead}</p>
    <ol className={styles.strip}>
      {features.cards.map((card) => (
        <Step key={card.title} {...card} />
      ))}
    </ol>
  </section>
);

const Step = ({ title, text, color, drawing }: FeatureCard) => (
  <li className={styles.step}>
    <div className={styles.field}>
      <Paint hex={color.hex} className={styles.paint} />
      <Drawing markup={stepDrawings[drawing]} className={styles.paintStripDrawing} />
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

/** For washing, surfaces and their methods instead of paints. */
const Shelf = ({ shelf }: { shelf: PaintShelf | SurfaceList }) => (
  <section aria-labelledby="shelf">
    <h2 id="shelf">{shelf.heading}</h2>
    <p>{shelf.text}</p>
    {shelf.kind === 'paints' ? <Paints colors={shelf.colors} /> : <Surfaces surfaces={shelf.surfaces} />}
  </section>
);

const Paints = ({ colors }: Pick<PaintShelf, 'colors'>) => (
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

const Surfaces = ({ surfaces }: Pick<SurfaceList, 'surfaces'>) => (
  <ul className={styles.surfaces}>
    {surfaces.map(({ title, text }) => (
      <li key={title} className={styles.surface}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
