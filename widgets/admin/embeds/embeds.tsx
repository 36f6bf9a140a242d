import type { EmbedHealth, EmbedState, SisterSite } from '../../../catalogue/contracts/admin/sister-site.ts';
import { embedDays } from '../../../catalogue/time/office-times.ts';
import { type AdminApi, timeNow } from '../admin-api.ts';
import { dayName } from '../inbox/moment.ts';
import { Loaded, Table } from '../ui/parts.tsx';
import { note, stacked, table } from '../ui/ui.css.ts';
import * as styles from './embeds.css.ts';

const inDays = (what: string) => `${what}, ${embedDays} days`;

const states: Readonly<Record<EmbedState, readonly [name: string, advice?: string]>> = {
  fine: ['Fine'],
  quiet: ['Not seen lately', 'No page of it has loaded a widget for a week.'],
  unseen: ['Not seen yet', 'It was registered within the last week, and no page of it has loaded a widget yet.'],
  errors: ['Errors', 'A widget failed there within the last week.'],
  unregistered: [
    'Site is not registered yet',
    'What our widgets send from there is refused. Register it under Settings, Sister sites, to accept it.',
  ],
};

export const Embeds = ({ api }: { api: AdminApi }) => (
  <section aria-labelledby="embeds">
    <h2 id="embeds">Our widgets on other sites</h2>
    <p className={styles.intro}>
      Choose a widget, see how it looks and copy its lines on <a href="/embed">the page for webmasters</a>.
    </p>
    <Loaded
      read={() => api.get<EmbedHealth>('/embeds')}
      loading="Loading sites..."
      failed="The sites could not be loaded."
    >
      {({ sites }) => <SisterSites sites={sites} />}
    </Loaded>
  </section>
);

function SisterSites({ sites }: EmbedHealth) {
  const own = sites.filter(({ state }) => state !== 'unregistered');
  const strangers = sites.filter(({ state }) => state === 'unregistered');
  const others =
    strangers.length === 1 ? 'One other site has' : `${strangers.length.toLocaleString()} other sites have`;
  return (
    <>
      {sites.length === 0 && <p className={note}>No other site is registered, and none has tried.</p>}
      {own.length > 0 && <Sites sites={own} />}
      {strangers.length > 0 && (
        // Many are folded: anybody can make them up.
        <details className={styles.strangers} open={strangers.length <= 3}>
          <summary>{others} tried to send a form</summary>
          <p>Register the ones you know. Ignore the rest: nothing that they sent was stored.</p>
          <Sites sites={strangers} />
        </details>
      )}
    </>
  );
}

const Sites = ({ sites }: { sites: readonly SisterSite[] }) => (
  <Table
    className={`${table} ${stacked} ${styles.sites}`}
    columns={['Site', 'State', 'Last seen', 'Version', inDays('Loads'), inDays('Leads'), inDays('Errors')]}
    rows={sites.map(({ host, state, lastSeenAt, version, loads, leads, errors }) => [
      <b key="host">{host}</b>,
      <State key="state" state={state} />,
      lastSeenAt ? (
        <time key="seen" dateTime={lastSeenAt}>
          {dayName(new Date(lastSeenAt), timeNow())}
        </time>
      ) : (
        '-'
      ),
      version ?? '-',
      <Loads key="loads" loads={loads} />,
      leads.toLocaleString(),
      errors.toLocaleString(),
    ])}
  />
);

function State({ state }: Pick<SisterSite, 'state'>) {
  const [name, advice] = states[state];
  return (
    <>
      <span className={styles.state[state]}>{name}</span>
      {advice && <small className={styles.advice}>{advice}</small>}
    </>
  );
}

const height = 32;
const step = 10;

function Loads({ loads }: { loads: readonly number[] }) {
  const most = Math.max(1, ...loads);
  const all = loads.reduce((sum, count) => sum + count, 0);
  if (all === 0) return '-';
  return (
    <>
      <svg className={styles.bars} viewBox={`0 0 ${loads.length * step} ${height}`} aria-hidden="true">
        {loads.map((count, day) => {
          const tall = Math.max(1, (count / most) * height);
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is identified by its position.
          return <rect key={day} x={day * step} y={height - tall} width={step - 2} height={tall} />;
        })}
      </svg>
      {all.toLocaleString()} in all, {loads.at(-1)?.toLocaleString()} today
    </>
  );
}
