import { counters } from './overview.css.ts';
import type { Totals } from './overview-model.ts';
import { strings } from './strings.ts';

export function Counters({ totals }: { totals: Totals }) {
  const rows = [
    [strings.totalEvents, totals.events],
    [strings.contactSubmissions, totals.contactSubmissions],
    [strings.estimateRequests, totals.estimateRequests],
  ] as const;
  return (
    <ul className={counters} aria-label={strings.counters}>
      {rows.map(([label, total]) => (
        <li key={label}>
          <h2>{label}</h2>
          <b>{total?.toLocaleString() ?? strings.unknown}</b>
        </li>
      ))}
    </ul>
  );
}
