import { useState } from 'react';
import type { Daily, Report, ReportRange } from '../../../catalogue/contracts/admin/reports.ts';
import type { TrackedEvent } from '../../../catalogue/contracts/admin/status.ts';
import type { AdminApi } from '../admin-api.ts';
import { LineButton, LoadFailed, Loading, Table, useLoad } from '../ui/parts.tsx';
import { duration, localTime } from '../ui/times.ts';
import { head, note, stacked, table } from '../ui/ui.css.ts';
import { counters, eventsHead } from './dashboard.css.ts';

const range: ReportRange = 30;
const inRange = `in ${range} days`;

/** If one list fails, the others are still shown. */
export function useOverview(api: AdminApi) {
  const countOf = (path: string) => async () => (await api.list(`${path}?limit=1`)).total;
  const contacts = useLoad(countOf('/contact-submissions'));
  const estimates = useLoad(countOf('/estimate-requests'));
  const report = useLoad(() => api.get<Report>(`/numbers?range=${range}`));
  const [events, setEvents] = useState<readonly TrackedEvent[]>([]);
  const page = useLoad(async () => {
    const last = events.at(-1);
    const { items, total } = await api.list<TrackedEvent>(`/events?limit=10${last ? `&before=${last.id}` : ''}`);
    setEvents([...events, ...items]);
    return total;
  });
  return {
    counts: { events: page.value, contacts: contacts.value, estimates: estimates.value },
    report: report.value,
    /** Newest first. */
    events,
    status: page.status,
    loadOlder: page.reload,
    loadAgain: () => Promise.all([contacts, estimates, report, page].map(({ reload }) => reload())),
  };
}

type Overview = ReturnType<typeof useOverview>;

const unknown = '–';

/** The client specified the first three labels. */
export function Counters({ counts, report }: Overview) {
  const { answers } = report ?? {};
  const trends = report && trendsOf(report);
  const rows = [
    ['Total Events', counts.events, trends?.events],
    ['Contact Submissions', counts.contacts, trends?.contacts],
    ['Estimate Requests', counts.estimates, trends?.estimates],
  ] as const;
  const late = answers ? answers.due - answers.inTime : 0;
  return (
    <ul className={counters} aria-label="Counters">
      {rows.map(([label, count, trend]) => (
        <li key={label}>
          <h2>{label}</h2>
          {trend && <small>{today(trend)}</small>}
          <b>{count?.toLocaleString() ?? unknown}</b>
          {trend && <Sparkline values={trend} label={`${sum(trend).toLocaleString()} ${inRange}, ${today(trend)}`} />}
        </li>
      ))}
      <li>
        <h2>Time to Answer</h2>
        {answers && <small>{`${late === 0 ? 'none' : late.toLocaleString()} late ${inRange}`}</small>}
        <b>{answers?.medianMs === undefined ? unknown : duration(answers.medianMs)}</b>
        {answers && <AnswerTimes perDay={answers.perDay} />}
      </li>
    </ul>
  );
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const today = (values: readonly number[]) => `${(values.at(-1) ?? 0).toLocaleString()} today`;

/** Oldest first. */
function trendsOf({ days, events, leads }: Report) {
  const perDay = (lists: readonly Daily[]) => days.map((_, day) => sum(lists.map((list) => list.perDay[day] ?? 0)));
  const ofKind = (kind: string) => perDay(leads.filter(({ name }) => name === kind));
  return { events: perDay(events), contacts: ofKind('contact'), estimates: ofKind('estimate') };
}

function AnswerTimes({ perDay }: Pick<Report['answers'], 'perDay'>) {
  const answered = perDay.filter(({ medianMs }) => medianMs !== undefined).length;
  const late = perDay.filter(({ late }) => late > 0).length;
  return (
    <Sparkline
      values={perDay.map(({ medianMs = 0 }) => medianMs)}
      isMarked={(day) => (perDay[day]?.late ?? 0) > 0}
      label={`Answers on ${answered} of ${range} days, late or none on ${late === 1 ? '1 day' : `${late} days`}`}
    />
  );
}

const height = 40;

/** The last bar is today. A marked day has a bar even without a value. */
function Sparkline(props: { values: readonly number[]; label: string; isMarked?: (day: number) => boolean }) {
  const { values, label, isMarked = () => false } = props;
  const most = Math.max(1, ...values);
  return (
    <svg viewBox={`0 0 ${values.length * 5} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
      {values.map((value, day) => {
        const bar = Math.max((value / most) * (height - 4), isMarked(day) ? 6 : 0);
        const place = { x: day * 5, y: height - 1 - bar, width: 3.5, height: bar + 1 };
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is identified by its position.
        return <rect key={day} data-marked={isMarked(day) || undefined} {...place} />;
      })}
    </svg>
  );
}

export function RecentEvents({ counts, events, status, loadOlder, loadAgain }: Overview) {
  const { events: all } = counts;
  return (
    <section aria-labelledby="recent-events">
      <div className={`${head} ${eventsHead}`}>
        <h2 id="recent-events">Recent Events</h2>
        {events.length > 0 && all !== undefined && (
          <p>{`Newest ${events.length.toLocaleString()} of ${all.toLocaleString()}`}</p>
        )}
      </div>
      {events.length > 0 && (
        <Table
          className={`${table} ${stacked}`}
          columns={['Event Type', 'Details', 'Timestamp']}
          rows={events.map(({ eventType, eventDetails, timestamp: at }) => [
            eventType,
            eventDetails || '-',
            <time key="at" dateTime={at}>
              {localTime(at)}
            </time>,
          ])}
        />
      )}
      {status === 'loading' && <Loading text="Loading events..." />}
      {status === 'here' && events.length === 0 && <p className={note}>No events tracked yet.</p>}
      {status === 'failed' && <LoadFailed text="The events could not be loaded." onAgain={loadAgain} />}
      {status === 'here' && events.length < (all ?? 0) && <LineButton onClick={loadOlder}>Show older</LineButton>}
    </section>
  );
}
