import type { EmbedHealth, SisterSite } from '../../../catalogue/contracts/admin/sister-site.ts';
import { type AdminApi, timeNow } from '../admin-api.ts';
import { dayName } from '../inbox/moment.ts';
import { LoadFailed, Loading, Table, useLoad } from '../ui/parts.tsx';
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
  const { value: health, hasFailed, reload } = useLoad(() => api.get<EmbedHealth>('/embeds'));
  const { sites = [] } = health ?? {};
  const own = sites.filter(({ state }) => state !== 'unregistered');
  const strangers = sites.filter(({ state }) => state === 'unregistered');
  return (
    <section aria-labelledby="embeds">
      <h2 id="embeds">{strings.heading}</h2>
      <p className={styles.intro}>
        {strings.intro}
        <a href="/embed">{strings.studio}</a>.
      </p>
      {!health && !hasFailed && <Loading text={strings.loading} />}
      {hasFailed && <LoadFailed text={strings.failed} onAgain={reload} />}
      {health?.sites.length === 0 && <p className={note}>{strings.empty}</p>}
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

const Sites = ({ sites }: { sites: readonly SisterSite[] }) => (
  <Table className={`${table} ${stacked} ${styles.sites}`} columns={columns.map((column) => strings[column])}>
    {sites.map((site) => (
      <Site key={site.host} site={site} />
    ))}
  </Table>
);

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
