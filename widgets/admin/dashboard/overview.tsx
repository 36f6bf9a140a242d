import type { Report } from '../../../catalogue/contracts/admin/reports.ts';
import { LineButton, LoadFailed, Loading, Table } from '../ui/parts.tsx';
import { duration, localTime } from '../ui/times.ts';
import { head, note, stacked, table } from '../ui/ui.css.ts';
import { counters, eventsHead } from './dashboard.css.ts';
import type { OverviewState, Totals } from './overview-model.ts';

/** The client specified this text. */
const strings = {
  totalEvents: 'Total Events',
  contactSubmissions: 'Contact Submissions',
  estimateRequests: 'Estimate Requests',
  timeToAnswer: 'Time to Answer',
  lateIn30Days: (count: number) => (count === 0 ? 'none late in 30 days' : `${count.toLocaleString()} late in 30 days`),
  counters: 'Counters',
  recentEvents: 'Recent Events',
  newest: (shown: number, all: number) => `Newest ${shown.toLocaleString()} of ${all.toLocaleString()}`,
  eventType: 'Event Type',
  details: 'Details',
  timestamp: 'Timestamp',
  none: '-',
  loading: 'Loading events...',
  empty: 'No events tracked yet.',
  trend: (sum: number, today: number) => `${sum.toLocaleString()} in 30 days, ${today.toLocaleString()} today`,
  today: (count: number) => `${count.toLocaleString()} today`,
  answerTimes: (days: number, late: number) =>
    `Answers on ${days} of 30 days, late or none on ${late === 1 ? '1 day' : `${late} days`}`,
  older: 'Show older',
  failed: 'The events could not be loaded.',
  unknown: '–',
} as const;

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
          {trends && <Sparkline values={trends[name]} label={trendOf(trends[name])} />}
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

function trendOf(values: readonly number[]): string {
  const sum = values.reduce((all, value) => all + value, 0);
  return strings.trend(sum, values.at(-1) ?? 0);
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

const height = 40;

interface SparklineProps {
  values: readonly number[];
  label: string;
  isMarked?: (day: number) => boolean;
}

/** The last bar is today. A marked day has a bar even without a value. */
function Sparkline({ values, label, isMarked = () => false }: SparklineProps) {
  const most = Math.max(1, ...values);
  return (
    <svg viewBox={`0 0 ${values.length * 5} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
      {values.map((value, day) => {
        const bar = Math.max((value / most) * (height - 4), isMarked(day) ? 6 : 0);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is identified by its position.
            key={day}
            data-marked={isMarked(day) || undefined}
            x={day * 5}
            y={height - 1 - bar}
            width="3.5"
            height={bar + 1}
          />
        );
      })}
    </svg>
  );
}

export function RecentEvents(props: { state: OverviewState; onOlder: () => void; onAgain: () => void }) {
  const { status, events, totals } = props.state;
  const hasOlder = events.length < (totals.events ?? 0);
  return (
    <section aria-labelledby="recent-events">
      <div className={`${head} ${eventsHead}`}>
        <h2 id="recent-events">{strings.recentEvents}</h2>
        {events.length > 0 && totals.events !== undefined && <p>{strings.newest(events.length, totals.events)}</p>}
      </div>
      {events.length > 0 && (
        <Table className={`${table} ${stacked}`} columns={[strings.eventType, strings.details, strings.timestamp]}>
          {events.map(({ id, eventType, eventDetails, timestamp }) => (
            <tr key={id}>
              <td>{eventType}</td>
              <td>{eventDetails || strings.none}</td>
              <td>
                <time dateTime={timestamp}>{localTime(timestamp)}</time>
              </td>
            </tr>
          ))}
        </Table>
      )}
      {status === 'loading' && <Loading text={strings.loading} />}
      {status === 'here' && events.length === 0 && <p className={note}>{strings.empty}</p>}
      {status === 'failed' && <LoadFailed text={strings.failed} onAgain={props.onAgain} />}
      {status === 'here' && hasOlder && <LineButton onClick={props.onOlder}>{strings.older}</LineButton>}
    </section>
  );
}
