import type { AuthEventSummary } from '../../../catalogue/contracts/admin/security.ts';
import { stacked, table } from '../ui/table.css.ts';
import { dateAndTime } from '../ui/times.ts';
import { part } from './security.css.ts';
import { strings } from './strings.ts';

/** Newest first. */
export function AuthEvents({ events }: { events: readonly AuthEventSummary[] }) {
  return (
    <div className={part}>
      <h3>{strings.events}</h3>
      {events.length === 0 ? (
        <p>{strings.noEvents}</p>
      ) : (
        <table className={`${table} ${stacked}`}>
          <thead>
            <tr>
              {strings.eventColumns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {events.map(({ kind, at, browser, count }) => (
              <tr key={`${kind} ${at} ${browser}`}>
                <td>
                  {strings.kinds[kind]}
                  {count > 1 && strings.times(count)}
                </td>
                <td>
                  <time dateTime={at}>{dateAndTime(at)}</time>
                </td>
                <td>{browser || strings.noBrowser}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
