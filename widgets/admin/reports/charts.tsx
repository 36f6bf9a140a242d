import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react';
import { useState } from 'react';
import type { Daily } from '../../../catalogue/contracts/admin/reports.ts';
import { Table } from '../ui/parts.tsx';
import { barDay, barMonth } from '../ui/times.ts';
import { table } from '../ui/ui.css.ts';
import { bars, barTip, behind, chart, comparison, ends, multiples, scroller } from './reports.css.ts';
import { strings } from './strings.ts';

interface ChartProps {
  id: string;
  title: string;
  /** `2026-11-21`, oldest first. */
  days: readonly string[];
  rows: readonly Daily[];
  nameOf: (name: string) => string;
}

/** As many as fit on a phone; longer ranges have a bar per month. */
const maxBars = 100;

export function Chart({ id, title, days, rows, nameOf }: ChartProps) {
  const isByDay = days.length <= maxBars;
  const labels = days.map(isByDay ? barDay : barMonth);
  const buckets = [...new Set(labels)];
  const counted = rows.map(({ name, total, before, perDay }) => {
    const sumOf = (bucket: string) =>
      perDay.reduce((sum, count, day) => (labels[day] === bucket ? sum + count : sum), 0);
    return { name: nameOf(name), total, before, bars: buckets.map(sumOf) };
  });
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {counted.length === 0 && <p>{strings.none}</p>}
      <ul className={multiples}>
        {counted.map(({ name, total, before, bars }) => (
          <li key={name} className={chart}>
            <h4>{name}</h4>
            <b>{total.toLocaleString()}</b>
            <p className={comparison}>{strings.before(total, before, days.length)}</p>
            <Bars name={name} total={total} bars={bars} buckets={buckets} />
          </li>
        ))}
      </ul>
      {counted.length > 0 && (
        <details className={behind}>
          <summary>As a table: {title}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard. */}
          <section className={scroller} tabIndex={0} aria-label={`As a table: ${title}`}>
            <Table
              className={table}
              hasNames
              columns={[isByDay ? 'Day' : 'Month', ...counted.map(({ name }) => name)]}
              rows={buckets.map((label, index) => [label, ...counted.map(({ bars }) => bars[index]?.toLocaleString())])}
            />
          </section>
        </details>
      )}
    </section>
  );
}

type BarsProps = Pick<Daily, 'name' | 'total'> & { bars: readonly number[]; buckets: readonly string[] };

/** How many bars a key moves, as on any slider (WAI-ARIA). */
const steps: Readonly<Record<string, number>> = {
  ...{ ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 },
  ...{ PageUp: 7, PageDown: -7, Home: -maxBars, End: maxBars },
};

function Bars({ name, total, bars: heights, buckets }: BarsProps) {
  const [at, setAt] = useState<number>();
  const [bar, setBar] = useState<SVGRectElement | null>(null);
  const last = heights.length - 1;
  const shown = Math.min(at ?? last, last);
  const peak = Math.max(...heights);
  const when = buckets[heights.indexOf(peak)];
  const within = (place: number) => Math.max(0, Math.min(last, place));
  const counts = peak === 0 ? 'none' : `${total.toLocaleString()} in all, most ${when}: ${peak.toLocaleString()}`;
  const told = `${buckets[shown]}: ${heights[shown]?.toLocaleString()}`;

  return (
    <>
      <div
        className={bars}
        role="slider"
        tabIndex={0}
        aria-label={`${name}: ${counts}`}
        aria-readonly="true"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={shown}
        aria-valuetext={told}
        onPointerMove={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          setAt(within(Math.floor(((clientX - left) / width) * heights.length)));
        }}
        onPointerLeave={() => setAt(undefined)}
        onFocus={() => setAt(shown)}
        onBlur={() => setAt(undefined)}
        onKeyDown={(event) => {
          const step = steps[event.key];
          if (event.key === 'Escape') setAt(undefined);
          if (step === undefined) return;
          event.preventDefault();
          setAt(within(shown + step));
        }}
      >
        <svg
          data-empty={peak === 0 || undefined}
          viewBox={`0 0 ${heights.length * 10} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {heights.map((count, index) => {
            const height = peak > 0 ? (count / peak) * 98 : 0;
            const isShown = index === at;
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by its position.
                key={index}
                ref={isShown ? setBar : undefined}
                data-shown={isShown || undefined}
                x={index * 10 + 1}
                y={100 - height}
                width={8}
                height={height}
              />
            );
          })}
        </svg>
      </div>
      {at !== undefined && <BarTip bar={bar}>{told}</BarTip>}
      <p className={ends} aria-hidden="true">
        <span>{buckets[0]}</span>
        <span>Most: {peak.toLocaleString()}</span>
        <span>{buckets.at(-1)}</span>
      </p>
    </>
  );
}

/** Hidden from screen readers, which read the chart's `aria-valuetext`. */
function BarTip({ bar, children }: { bar: Element | null; children: string }) {
  const { refs, floatingStyles } = useFloating({
    open: true,
    placement: 'top',
    strategy: 'fixed',
    middleware: [offset(6), flip(), shift({ padding: 8 })],
    elements: { reference: bar },
    whileElementsMounted: autoUpdate,
  });
  return (
    <span ref={refs.setFloating} className={barTip} style={floatingStyles} aria-hidden="true">
      {children}
    </span>
  );
}
