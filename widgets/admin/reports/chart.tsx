import type { Daily } from '../../../catalogue/contracts/admin/reports.ts';
import { table } from '../ui/table.css.ts';
import { Bars } from './bars.tsx';
import { barsOf, bucketsOf } from './buckets.ts';
import { behind, chart, comparison, multiples, scroller } from './reports.css.ts';
import { strings } from './strings.ts';

interface ChartProps {
  id: string;
  title: string;
  days: readonly string[];
  rows: readonly Daily[];
  nameOf: (name: string) => string;
}

export function Chart({ id, title, days, rows, nameOf }: ChartProps) {
  const buckets = bucketsOf(days);
  const counted = rows.map(({ name, total, before, perDay }) => ({
    name: nameOf(name),
    total,
    before,
    bars: barsOf(perDay, buckets),
  }));
  const isByDay = buckets.length === days.length;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {counted.length === 0 && <p>{strings.none}</p>}
      <ul className={multiples}>
        {counted.map((row) => (
          <li key={row.name} className={chart}>
            <h4>{row.name}</h4>
            <b>{row.total.toLocaleString()}</b>
            <p className={comparison}>{strings.before(row.total, row.before, days.length)}</p>
            <Bars name={row.name} total={row.total} bars={row.bars} buckets={buckets} />
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
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard. */}
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
                {buckets.map(({ label }, index) => (
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
