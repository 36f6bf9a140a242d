import { useEffect, useState } from 'react';
import type { EmbedHealth, SisterSite } from '../../../catalogue/contracts/admin/sister-site.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import type { AdminApi } from '../admin-api.ts';
import { timeNow } from '../admin-api.ts';
import { dayName } from '../inbox/moment.ts';
import { note, stacked, table } from '../ui/ui.css.ts';
import * as styles from './embeds.css.ts';
import { strings } from './strings.ts';

const height = 32;

const step = 10;

function Loads({ loads }: { loads: readonly number[] }) {
  const most = Math.max(1, ...loads);
  const all = loads.reduce((sum, count) => sum + count, 0);
  if (all === 0) return strings.none;
  return (
    <>
      <svg className={styles.bars} viewBox={`0 0 ${loads.length * step} ${height}`} aria-hidden="true">
        {loads.map((count, day) => {
          const tall = Math.max(1, (count / most) * height);
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is identified by its position.
          return <rect key={day} x={day * step} y={height - tall} width={step - 2} height={tall} />;
        })}
      </svg>
      {strings.loadsOf(all, loads.at(-1) ?? 0)}
    </>
  );
}

/** More are folded: anybody can make them up. */
const shownStrangers = 3;

const columns = ['site', 'state', 'lastSeen', 'version', 'loads', 'leads', 'errors'] as const;

export function Embeds({ api }: { api: AdminApi }) {
  const [health, setHealth] = useState<EmbedHealth | 'failed'>();
  async function load(): Promise<void> {
    setHealth(undefined);
    try {
      setHealth(await api.get<EmbedHealth>('/embeds'));
    } catch (error) {
      console.error(error);
      setHealth('failed');
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once.
  useEffect(() => void load(), []);

  const sites = typeof health === 'object' ? health.sites : [];
  const own = sites.filter(({ state }) => state !== 'unregistered');
  const strangers = sites.filter(({ state }) => state === 'unregistered');
  return (
    <section aria-labelledby="embeds">
      <h2 id="embeds">{strings.heading}</h2>
      <p className={styles.intro}>
        {strings.intro}
        <a href="/embed">{strings.studio}</a>.
      </p>
      {health === undefined && (
        <p className={note} role="status">
          {strings.loading}
        </p>
      )}
      {health === 'failed' && (
        <p className={note} role="alert">
          {strings.failed}{' '}
          <button className={lineButton} type="button" onClick={load}>
            {strings.again}
          </button>
        </p>
      )}
      {typeof health === 'object' && health.sites.length === 0 && <p className={note}>{strings.empty}</p>}
      {own.length > 0 && <Sites sites={own} />}
      {strangers.length > 0 && (
        <details className={styles.strangers} open={strangers.length <= shownStrangers}>
          <summary>{strings.strangers(strangers.length)}</summary>
          <p>{strings.strangersMean}</p>
          <Sites sites={strangers} />
        </details>
      )}
    </section>
  );
}

function Sites({ sites }: { sites: readonly SisterSite[] }) {
  return (
    <table className={`${table} ${stacked} ${styles.sites}`}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {strings[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sites.map((site) => (
          <Site key={site.host} site={site} />
        ))}
      </tbody>
    </table>
  );
}

function Site({ site: { host, state, lastSeenAt, version, loads, leads, errors } }: { site: SisterSite }) {
  return (
    <tr>
      <td>
        <b>{host}</b>
      </td>
      <td>
        <span className={styles.state[state]}>{strings.states[state]}</span>
        {strings.advice[state] && <small className={styles.advice}>{strings.advice[state]}</small>}
      </td>
      <td data-label={strings.lastSeen}>
        {lastSeenAt ? <time dateTime={lastSeenAt}>{dayName(new Date(lastSeenAt), timeNow())}</time> : strings.none}
      </td>
      <td data-label={strings.version}>{version ?? strings.none}</td>
      <td data-label={strings.loads}>
        <Loads loads={loads} />
      </td>
      <td data-label={strings.leads}>{leads.toLocaleString()}</td>
      <td data-label={strings.errors}>{errors.toLocaleString()}</td>
    </tr>
  );
}
