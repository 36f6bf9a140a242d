import type { Health as HealthState } from '../../../catalogue/contracts/admin/status.ts';
import type { AdminApi } from '../admin-api.ts';
import { keepSearch } from '../office-bar.tsx';
import { useLoad } from '../ui/parts.tsx';
import { dateAndTime } from '../ui/times.ts';
import * as styles from './dashboard.css.ts';

const everyMs = 60_000;

/** An earlier search would leave out most of what a link leads to. */
const showAll = () => keepSearch('');

export function Health({ api }: { api: AdminApi }) {
  const { value } = useLoad(() => api.get<HealthState>('/health'), everyMs);
  const { conditions = [] } = value ?? {};
  const told = conditions.filter(({ severity, brief }) => severity !== 'info' || !brief);
  const well = conditions.filter((condition) => !told.includes(condition));
  return (
    <section className={styles.strip} aria-label={conditions.length > 0 ? 'State of the site' : undefined}>
      <ul className={styles.conditions}>
        {told.map(({ key, severity, sentence, address, link, since }) => (
          <li key={key} className={styles.condition[severity]}>
            <p>
              {sentence} {since && `Since ${dateAndTime(since)}.`}{' '}
              {address && (
                <a href={`#${address}`} onClick={showAll}>
                  {link ?? 'See details'}
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
      <p>
        {well.map(({ key, brief, address }, at) => (
          <span key={key}>
            {at > 0 && ' · '}
            {address ? <a href={`#${address}`}>{brief}</a> : brief}
          </span>
        ))}
      </p>
    </section>
  );
}
