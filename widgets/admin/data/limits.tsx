import { useEffect, useState } from 'react';
import type { ReachedLimits } from '../../../catalogue/contracts/admin/status.ts';
import type { AdminApi } from '../admin-api.ts';
import { stacked, table } from '../ui/table.css.ts';
import { dateAndTime } from '../ui/times.ts';
import { strings } from './strings.ts';

/** Since the server started. */
export function Limits({ api }: { api: AdminApi }) {
  const [limits, setLimits] = useState<ReachedLimits['limits'] | 'failed'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once.
  useEffect(() => {
    api.get<ReachedLimits>('/limits').then(
      ({ limits }) => setLimits(limits),
      (error) => {
        console.error(error);
        setLimits('failed');
      },
    );
  }, []);

  if (limits === 'failed') return <p role="alert">{strings.limitsFailed}</p>;
  if (!limits?.length) return <p role="status">{limits ? strings.noLimits : strings.loading}</p>;
  return (
    <table className={`${table} ${stacked}`}>
      <thead>
        <tr>
          <th scope="col">{strings.limit}</th>
          <th scope="col">{strings.times}</th>
          <th scope="col">{strings.last}</th>
        </tr>
      </thead>
      <tbody>
        {limits.map(({ limit, number, unit, count, lastAt }) => (
          <tr key={limit}>
            <td>
              <b>{strings.numberOf(number, unit)}</b>
            </td>
            <td>{strings.timesOf(count)}</td>
            <td>
              <time dateTime={lastAt}>{dateAndTime(lastAt)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
