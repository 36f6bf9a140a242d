import type { Daily } from '../../../catalogue/contracts/office/numbers.ts';
import { table } from '../table.css.ts';
import { bars, behind, chart, ends, multiples, scroller } from './numbers.css.ts';
import { barsOf, type Stretch, stretchesOf } from './stretches.ts';
import { strings } from './strings.ts';

interface ChartProps {
  id: string;
  title: string;
  days: readonly string[];
  rows: readonly Daily[];
  nameOf: (name: string) => string;
}

/** One small chart for each row, all by the same days, and a table of the same behind them. */
export function Chart({ id, title, days, rows, nameOf }: ChartProps) {
  const stretches = stretchesOf(days);
  const counted = rows.map(({ name, total, perDay }) => ({
    name: nameOf(name),
    total,
    bars: barsOf(perDay, stretches),
  }));
  const isByDay = stretches.length === days.length;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {counted.length === 0 && <p>{strings.none}</p>}
      <ul className={multiples}>
        {counted.map((row) => (
          <li key={row.name} className={chart}>
            <h4>{row.name}</h4>
            <b>{row.total.toLocaleString()}</b>
            <Bars {...row} stretches={stretches} />
          </li>
        ))}
      </ul>
      {counted.length > 0 && (
        <details className={behind}>
          <summary>
            {strings.asTable}
            {': '}
            {title}
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
          <section className={scroller} tabIndex={0} aria-label={`${strings.asTable}: ${title}`}>
            <table className={table}>
              <thead>
                <tr>
                  <th scope="col">{isByDay ? strings.day : strings.month}</th>
                  {counted.map(({ name }) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {stretches.map(({ label }, index) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    {counted.map(({ name, bars }) => (
                      <td key={name}>{bars[index]?.toLocaleString()}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </details>
      )}
    </section>
  );
}

interface BarsProps {
  name: string;
  total: number;
  bars: readonly number[];
  stretches: readonly Stretch[];
}

/** Bars from the first day to today; a day without any is a gap. */
function Bars({ name, total, bars: heights, stretches }: BarsProps) {
  const peak = Math.max(...heights);
  const when = stretches[heights.indexOf(peak)]?.label ?? '';
  return (
    <>
      <svg
        className={bars}
        viewBox={`0 0 ${heights.length * 10} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={strings.chart(name, total, peak, when)}
      >
        {heights.map((count, index) => {
          const height = peak > 0 ? (count / peak) * 98 : 0;
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
          return <rect key={index} x={index * 10 + 1} y={100 - height} width={8} height={height} />;
        })}
      </svg>
      <p className={ends} aria-hidden="true">
        <span>{stretches[0]?.label}</span>
        <span>{strings.most(peak)}</span>
        <span>{stretches.at(-1)?.label}</span>
      </p>
    </>
  );
}
