import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { PaintBrand } from '../../catalogue/contracts/paint-color.ts';
import { brandOf, colorIdSeparator } from '../../catalogue/paint/color-id.ts';
import type { ExteriorTag, PaletteColor } from '../../catalogue/quizzes/quiz.ts';
import { chosenColors } from '../core/runtime/chosen-colors.ts';
import { recordAction } from '../core/runtime/record-action.ts';
import { button, hidden, lineButton } from '../core/ui/parts.css.ts';
import { Preview } from '../core/ui/preview/preview.tsx';
import { SiteLink } from '../core/ui/site-link.tsx';
import { tape } from '../core/ui/tape.css.ts';
import { bestPalettes, colorListOf, colorsOfMaker, paintZones, type RankedPalette } from './best-palettes.ts';
import { hintedZones } from './hint-words.ts';
import type { QuizPart, QuizState } from './quiz-model.ts';
import * as styles from './results.css.ts';
import type { QuizKind } from './strings.ts';

export { default as css } from 'sheet:./lazy.tsx';

const colors = (count: number) => `${count} ${count === 1 ? 'color' : 'colors'}`;

export const resultStrings = {
  primer: { house: 'The house so far', room: 'The room so far' },
  title: { exterior: 'Two palettes for your house', interior: 'Two palettes for your room' },
  ranks: ['Top Match', 'Great Alternate'],
  why(answers: number, questions: number): string {
    if (answers === 0) return `None of your ${questions} answers points here. It’s simply the next in line.`;
    return `${answers} of your ${questions} answers ${answers === 1 ? 'points' : 'point'} here.`;
  },
  weighted: 'Answers about the shore count a little more.',
  bestFor: (bestFor: string) => `Best for ${bestFor[0]?.toLowerCase()}${bestFor.slice(1)}.`,
  tags: 'In a few words',
  makers: { exterior: 'Paint the house with', interior: 'Paint the room with' },
  drawn: (kind: QuizKind, title: string, maker: string) =>
    `${kind === 'exterior' ? 'The house' : 'The room'} in ${title}, painted with ${maker}`,
  add: (maker: string) => `Add these three ${maker} colors`,
  added: (count: number) => `Added. Your list has ${colors(count)}.`,
  list: 'See your list',
  advice: 'What your answers tell a painter',
  screen: 'No screen shows a color exactly. We bring painted samples to the estimate.',
  retake: 'Retake',
  contact: 'Use these in my estimate',
} as const;

const drawingOf = { exterior: 'house', interior: 'room' } as const;

export const Primer = ({ id, kind, answers }: Omit<QuizPart, 'host'> & Pick<QuizState, 'answers'>) => (
  <Preview
    id={`${id}-p`}
    drawing={drawingOf[kind]}
    colors={hintedZones(kind, answers)}
    label={resultStrings.primer[drawingOf[kind]]}
  />
);

interface AddColorsProps extends Omit<QuizPart, 'id'> {
  maker: PaintBrand;
  colors: readonly PaletteColor[];
}

function AddColors({ kind, host, maker, colors }: AddColorsProps) {
  const [list, setList] = useState<readonly string[]>();

  function add() {
    const chosen = chosenColors(host);
    const marks = colorListOf(colors).split(colorIdSeparator);
    const all = [...new Set([...chosen.read().split(colorIdSeparator).filter(Boolean), ...marks])];
    chosen.write(all.join(colorIdSeparator));
    setList(all);
    recordAction(host, 'palette_use', { action: 'quiz_colors_added' });
  }
  return (
    <>
      <button className={lineButton} type="button" onClick={add}>
        {resultStrings.add(maker)}
      </button>
      <p role="status" className={styles.added}>
        {list && (
          <>
            {resultStrings.added(list.length)}{' '}
            <SiteLink host={host} path={`/color-palette?service=${kind}&c=${list.join(colorIdSeparator)}`}>
              {resultStrings.list}
            </SiteLink>
          </>
        )}
      </p>
    </>
  );
}

interface PaletteCardProps extends QuizPart {
  ranked: RankedPalette;
  /** 0 is the Top Match. */
  rank: number;
  of: number;
  tags: readonly ExteriorTag[];
  maker: PaintBrand;
  onPaint(maker: PaintBrand): void;
}

function PaletteCard({ id, kind, host, ranked, rank, of, tags, maker, onPaint }: PaletteCardProps) {
  const { palette, answers, isWeighted } = ranked;
  const makers = [...new Set(palette.colors.map(({ code }) => brandOf(code)))];
  const colors = colorsOfMaker(palette, maker);

  return (
    <article className={rank === 0 ? styles.card : styles.lesser} aria-labelledby={`${id}-title`}>
      <div className={styles.preview}>
        <Preview
          id={id}
          drawing={drawingOf[kind]}
          colors={paintZones(colors, tags)}
          label={resultStrings.drawn(kind, palette.title, maker)}
        />
      </div>
      <div className={styles.about}>
        <p className={rank === 0 ? tape : styles.rank}>{resultStrings.ranks[rank]}</p>
        <h3 id={`${id}-title`}>{palette.title}</h3>
        <p>
          {resultStrings.why(answers, of)} {isWeighted && resultStrings.weighted}
        </p>
        <p>{resultStrings.bestFor(palette.bestFor)}</p>
        <SiteLink
          className={rank === 0 ? button : lineButton}
          host={host}
          path={`/contact?service=${kind}&c=${colorListOf(colors)}#estimate`}
        >
          {resultStrings.contact}
        </SiteLink>
        <ul className={styles.tags} aria-label={resultStrings.tags}>
          {palette.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </div>
      <div className={styles.racks}>
        <fieldset>
          <legend className={hidden}>{resultStrings.makers[kind]}</legend>
          {makers.map((name) => (
            <div key={name} className={styles.swatches}>
              <label className={styles.maker}>
                <input type="radio" name={`${id}-maker`} checked={name === maker} onChange={() => onPaint(name)} />
                {name}
              </label>
              <ul>
                {colorsOfMaker(palette, name).map(({ code, hex, role, name: color }) => (
                  <li key={code} className={styles.chip}>
                    <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
                      <path fill={hex} d="M0 0h1v1H0z" />
                    </svg>
                    <span>{role}</span>
                    <b>{color}</b>
                    <span>{code}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </fieldset>
        <AddColors key={maker} kind={kind} host={host} maker={maker} colors={colors} />
      </div>
    </article>
  );
}

interface ResultsProps extends QuizPart {
  /** An import here would split it into a file that delays every visitor. */
  name: string;
  values: readonly string[];
  retake(): void;
  close: ReactNode;
}

export function Results({ id, kind, host, name, values, retake, close }: ResultsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { best, tags, advisories } = useMemo(() => bestPalettes(kind, values), [kind, values]);
  // By rank.
  const [makers, setMakers] = useState<Readonly<Record<number, PaintBrand>>>({});
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'nearest' });
    recordAction(host, 'palette_use', { action: `${kind}_quiz` });
    host.emit('success');
  }, [host, kind]);

  return (
    <section className={styles.results} aria-labelledby={`${id}-results`}>
      <header className={styles.head}>
        <div>
          <p>{name}</p>
          <h2 ref={title} id={`${id}-results`} tabIndex={-1}>
            {resultStrings.title[kind]}
          </h2>
        </div>
        {close}
      </header>
      <div className={styles.body}>
        {best.map((ranked, rank) => (
          <PaletteCard
            key={ranked.palette.letter}
            id={`${id}-${rank}`}
            {...{ kind, host, ranked, rank, tags }}
            of={values.length}
            maker={makers[rank] ?? 'Sherwin-Williams'}
            onPaint={(maker) => setMakers({ ...makers, [rank]: maker })}
          />
        ))}
        {advisories.length > 0 && (
          <section className={styles.advice} aria-labelledby={`${id}-advice`}>
            <h3 id={`${id}-advice`}>{resultStrings.advice}</h3>
            <ul>
              {advisories.map((advisory) => (
                <li key={advisory.title}>
                  <b>{advisory.title}</b>
                  <p>{advisory.text}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <footer className={styles.foot}>
        <p>{resultStrings.screen}</p>
        <button className={lineButton} type="button" onClick={retake}>
          {resultStrings.retake}
        </button>
      </footer>
    </section>
  );
}
