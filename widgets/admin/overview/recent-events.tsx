import { lineButton } from '../../core/ui/parts.css.ts';
import { note, stacked, table } from '../ui/table.css.ts';
import { localTime } from '../ui/times.ts';
import { head } from './overview.css.ts';
import type { OverviewState } from './overview-model.ts';
import { strings } from './strings.ts';

interface RecentEventsProps {
  state: OverviewState;
  onOlder: () => void;
  onAgain: () => void;
}

export function RecentEvents({ state, onOlder, onAgain }: RecentEventsProps) {
  const { status, events, totals } = state;
  const hasOlder = events.length < (totals.events ?? 0);
  return (
    <section aria-labelledby="recent-events">
      <div className={head}>
        <h2 id="recent-events">{strings.recentEvents}</h2>
        {events.length > 0 && totals.events !== undefined && <p>{strings.newest(events.length, totals.events)}</p>}
      </div>
      {events.length > 0 && (
        <table className={`${table} ${stacked}`}>
          <thead>
            <tr>
              <th scope="col">{strings.eventType}</th>
              <th scope="col">{strings.details}</th>
              <th scope="col">{strings.timestamp}</th>
            </tr>
          </thead>
          <tbody>
            {events.map(({ id, eventType, eventDetails, timestamp }) => (
              <tr key={id}>
                <td>{eventType}</td>
                <td>{eventDetails || strings.none}</td>
                <td>
                  <time dateTime={timestamp}>{localTime(timestamp)}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {status === 'loading' && (
        <p className={note} role="status">
          {strings.loading}
        </p>
      )}
      {status === 'here' && events.length === 0 && <p className={note}>{strings.empty}</p>}
      {status === 'failed' && (
        <p className={note} role="alert">
          {strings.failed}{' '}
          <button className={lineButton} type="button" onClick={onAgain}>
            {strings.again}
          </button>
        </p>
      )}
      {status === 'here' && hasOlder && (
        <button className={lineButton} type="button" onClick={onOlder}>
          {strings.older}
        </button>
      )}
    </section>
  );
}
