import sheet from 'sheet:./page.tsx';
import { business } from '../../../catalogue/business.ts';
import { faq, type Question } from '../../../catalogue/company/faq.ts';
import { serviceJsonLd } from '../../../catalogue/company/structured-data.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import { ourPhone } from '../../../catalogue/phone.ts';
import { exteriorPage } from '../../../catalogue/services/pages/exterior.ts';
import { interiorPage } from '../../../catalogue/services/pages/interior.ts';
import { pressureWashingPage } from '../../../catalogue/services/pages/pressure-washing.ts';
import type { Point, ServicePage } from '../../../catalogue/services/pages/service-page.ts';
import { detailPageAreaNames } from '../../../catalogue/towns/area-names.ts';
import { button, hidden, lineButton } from '../../../widgets/core/ui/parts.css.ts';
import { EstimateIsland, estimatePage } from '../../components/estimate/estimate-island.tsx';
import { estimateAnchor } from '../../components/estimate/estimate-link.ts';
import { Towns } from '../../components/towns.tsx';
import { definePage, type PageProps } from '../../page.ts';
import { breadcrumbsFromHome } from '../../rendering/metadata.ts';
import { Hero } from './hero.tsx';
import * as styles from './page.css.ts';
import { PaintStrip } from './paint-strip.tsx';
import { Shelf } from './shelf.tsx';

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

interface DetailViewProps extends PageProps<Data> {
  page: ServicePage;
}

function DetailView({ page, data, ...context }: DetailViewProps) {
  return (
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
}

function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul className={styles.pointsList}>
      {points.map(({ title, text }) => (
        <li key={title} className={styles.point}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <section aria-labelledby="asked">
      <h2 id="asked">What people ask us</h2>
      <div className={styles.questionsList}>
        {questions.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary className={styles.question}>
              <h3>{question}</h3>
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

function CallBar() {
  return (
    <p className={styles.callBar}>
      <a className={button} href="#estimate">
        Get Free Estimate
      </a>
      <a className={lineButton} href={ourPhone.href}>
        Call<span className={hidden}> {business.phone.shown}</span>
      </a>
    </p>
  );
}
