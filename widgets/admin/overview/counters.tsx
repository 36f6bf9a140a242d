import { duration } from '../ui/duration.ts';
import { counters } from './overview.css.ts';
import type { OverviewState, Totals } from './overview-model.ts';
import { strings } from './strings.ts';

/** The three totals, each with its last 30 days, and the median time until leads of these days were answered. */
export function Counters({ totals, trends, answers }: { totals: Totals } & Pick<OverviewState, 'trends' | 'answers'>) {
  const rows = [
    [strings.totalEvents, 'events'],
    [strings.contactSubmissions, 'contactSubmissions'],
    [strings.estimateRequests, 'estimateRequests'],
  ] as const;
  return (
    <ul className={counters} aria-label={strings.counters}>
      {rows.map(([label, name]) => (
        <li key={label}>
          <h2>{label}</h2>
          {trends && <small>{strings.today(trends[name].at(-1) ?? 0)}</small>}
          <b>{totals[name]?.toLocaleString() ?? strings.unknown}</b>
          {trends && <Sparkline values={trends[name]} />}
        </li>
      ))}
      <li>
        <h2>{strings.timeToAnswer}</h2>
        {answers && <small>{strings.lateIn30Days(answers.due - answers.inTime)}</small>}
        <b>{answers?.medianMs === undefined ? strings.unknown : duration(answers.medianMs)}</b>
      </li>
    </ul>
  );
}

const height = 40;

/** One bar per day; the last one is today. */
function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const today = values.at(-1) ?? 0;
  const label = strings.trend(
    values.reduce((sum, value) => sum + value, 0),
    today,
  );
  return (
    <svg viewBox={`0 0 ${values.length * 5} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
      {values.map((value, day) => {
        const bar = (value / most) * (height - 4);
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is identified by its position.
        return <rect key={day} x={day * 5} y={height - 1 - bar} width="3.5" height={bar + 1} />;
      })}
    </svg>
  );
}
