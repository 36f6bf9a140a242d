import sheet from 'sheet:./page.tsx';
import { exteriorPalettes } from '../../../catalogue/quizzes/exterior-palettes.ts';
import { interiorPalettes } from '../../../catalogue/quizzes/interior-palettes.ts';
import { colorListOf, colorsOfMaker } from '../../../widgets/color-quiz/best-palettes.ts';
import type { QuizKind } from '../../../widgets/color-quiz/strings.ts';
import { Paint } from '../../components/drawing.tsx';
import { estimateLink } from '../../components/estimate/estimate-link.tsx';
import { lead, sectionBlock, wrap } from '../../components/layout/base.css.ts';
import { LineLink } from '../../components/links.tsx';
import { QuizButton } from '../../components/quiz-button.tsx';
import { PageTitle } from '../../components/sections.tsx';
import { Closing } from '../../components/town-pages/closing.tsx';
import { definePage } from '../../page.ts';
import * as styles from './page.css.ts';

export const colorQuiz = definePage({
  kind: 'palette',
  sheet,
  metadata: {
    title: 'Color Quiz',
    description:
      'Answer ten questions about your house or room and get two paint palettes that fit, in Sherwin-Williams and Benjamin Moore colors.',
    crumb: 'Color Quiz',
  },
  View: () => (
    <>
      <section className={`${wrap} ${styles.head}`} aria-labelledby="title">
        <div>
          <PageTitle label="Color quiz" className={styles.title} title="Ten questions, two palettes." />
          <p className={lead}>
            Tell us about the light, the roof or the floor. You get two palettes that fit your answers, in
            Sherwin-Williams and Benjamin Moore colors.
          </p>
          <div className={styles.ways}>
            <QuizButton kind="exterior" label="Exterior Quiz" id="qe" />
            <QuizButton kind="interior" label="Interior Quiz" id="qi" />
          </div>
          <p className={styles.unscripted}>
            The questions need JavaScript, which is off in this browser. The eight palettes below are where they lead:
            pick the one that sounds like your house.
          </p>
        </div>
        <img className={styles.picture} src="/assets/painted-house.svg" width="960" height="600" alt="" />
      </section>
      <div className={styles.all}>
        <div className={`${wrap} ${sectionBlock}`}>
          <Palettes kind="exterior" heading="For the outside" />
          <Palettes kind="interior" heading="For a room" />
        </div>
      </div>
      <Closing heading="Not sure about any of them?">
        Paint looks different on every wall. We bring painted samples to the free estimate, so you can see them in your
        own light.
      </Closing>
    </>
  ),
});

const palettes = { exterior: exteriorPalettes, interior: interiorPalettes };

const Palettes = ({ kind, heading }: { kind: QuizKind; heading: string }) => (
  <section className={styles.group} id={kind} aria-labelledby={`${kind}-title`}>
    <h2 id={`${kind}-title`}>{heading}</h2>
    <ul className={styles.cards}>
      {palettes[kind].map((palette) => {
        const { letter, title, bestFor } = palette;
        const colors = colorsOfMaker(palette, 'Sherwin-Williams');
        const c = colorListOf(colors);
        return (
          <li key={letter} className={styles.card}>
            <img
              className={styles.worn}
              src={`/assets/palettes/${kind}-${letter}.svg`}
              width="480"
              height="300"
              alt=""
              loading="lazy"
            />
            <ul className={styles.paints}>
              {colors.map(({ name, code, hex }) => (
                <li key={code}>
                  <Paint hex={hex} />
                  <b>{name}</b> <span>{code}</span>
                </li>
              ))}
            </ul>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>{bestFor}.</p>
              <p className={styles.ways}>
                <LineLink href={`/color-palette?c=${c}`}>See the Colors</LineLink>
                <a className={styles.ask} href={estimateLink({ service: kind, colors: c })}>
                  Use these in my estimate
                </a>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  </section>
);
