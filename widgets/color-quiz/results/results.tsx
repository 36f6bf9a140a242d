import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { PaintBrand } from '../../../catalogue/contracts/paint-color.ts';
import { chosenColors } from '../../core/runtime/chosen-colors.ts';
import type { WidgetHost } from '../../core/runtime/define-widget.ts';
import { recordAction } from '../../core/runtime/record-action.ts';
import { button, lineButton } from '../../core/ui/parts.css.ts';
import { SiteLink } from '../../core/ui/site-link.tsx';
import type { QuizKind } from '../data.ts';
import { bestPalettes } from './best-palettes.ts';
import { colorListOf } from './color-list-of.ts';
import { PaletteCard } from './palette-card.tsx';
import { advice, body, foot, head, results } from './results.css.ts';
import { resultStrings } from './strings.ts';

interface ResultsProps {
  id: string;
  kind: QuizKind;
  host: WidgetHost;
  /** An import here would split it into a file that delays every visitor. */
  name: string;
  values: readonly string[];
  retake(): void;
  close: ReactNode;
}

export function Results({ id, kind, host, name, values, retake, close }: ResultsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { best, tags, advisories } = useMemo(() => bestPalettes(kind, values), [kind, values]);
  const [list, setList] = useState(() => chosenColors(host.place).read());
  useEffect(() => chosenColors(host.place).onChange(setList), [host]);
  // By rank. The estimate is for the drawing that was painted last.
  const [makers, setMakers] = useState<Readonly<Record<number, PaintBrand>>>({});
  const [painted, setPainted] = useState(0);
  const makerOf = (rank: number) => makers[rank] ?? 'Sherwin-Williams';
  const colors = best[painted]?.palette.colors[makerOf(painted)] ?? [];
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'nearest' });
    recordAction(host, 'palette_use', { action: `${kind}_quiz` });
    host.emit('success');
  }, [host, kind]);

  return (
    <section className={results} aria-labelledby={`${id}-results`}>
      <header className={head}>
        <div>
          <p>{name}</p>
          <h2 ref={title} id={`${id}-results`} tabIndex={-1}>
            {resultStrings.title[kind]}
          </h2>
        </div>
        {close}
      </header>
      <div className={body}>
        {best.map((ranked, rank) => (
          <PaletteCard
            key={ranked.palette.letter}
            id={`${id}-${rank}`}
            {...{ kind, host, ranked, rank, tags }}
            of={values.length}
            maker={makerOf(rank)}
            onPaint={(maker) => {
              setMakers({ ...makers, [rank]: maker });
              setPainted(rank);
            }}
          />
        ))}
        {advisories.length > 0 && (
          <section className={advice} aria-labelledby={`${id}-advice`}>
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
      <footer className={foot}>
        <p>{resultStrings.screen}</p>
        <button className={lineButton} type="button" onClick={retake}>
          {resultStrings.retake}
        </button>
        <SiteLink
          className={button}
          host={host}
          path={`/contact?service=${kind}&c=${list || colorListOf(makerOf(painted), colors)}#estimate`}
        >
          {resultStrings.contact}
        </SiteLink>
      </footer>
    </section>
  );
}
