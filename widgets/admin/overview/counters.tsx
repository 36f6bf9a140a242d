import type { Report } from '../../../catalogue/contracts/admin/reports.ts';
import { duration } from '../ui/duration.ts';
import { counters } from './overview.css.ts';
import type { OverviewState, Totals } from './overview-model.ts';
import { Sparkline } from './sparkline.tsx';
import { strings } from './strings.ts';

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
          {trends && <Trend values={trends[name]} />}
        </li>
      ))}
      <li>
        <h2>{strings.timeToAnswer}</h2>
        {answers && <small>{strings.lateIn30Days(answers.due - answers.inTime)}</small>}
        <b>{answers?.medianMs === undefined ? strings.unknown : duration(answers.medianMs)}</b>
        {answers && <AnswerTimes perDay={answers.perDay} />}
      </li>
    </ul>
  );
}

function Trend({ values }: { values: readonly number[] }) {
  const sum = values.reduce((all, value) => all + value, 0);
  return <Sparkline values={values} label={strings.trend(sum, values.at(-1) ?? 0)} />;
}

function AnswerTimes({ perDay }: Pick<Report['answers'], 'perDay'>) {
  const answered = perDay.filter(({ medianMs }) => medianMs !== undefined).length;
  const isLate = (day: number) => (perDay[day]?.late ?? 0) > 0;
  return (
    <Sparkline
      values={perDay.map(({ medianMs = 0 }) => medianMs)}
      isMarked={isLate}
      label={strings.answerTimes(answered, perDay.filter(({ late }) => late > 0).length)}
    />
  );
}
