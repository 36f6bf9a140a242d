import { type FormEvent, useEffect, useState } from 'react';
import type { Traces } from '../../../catalogue/contracts/admin/lead-changes.ts';
import type { ReachedLimits } from '../../../catalogue/contracts/admin/status.ts';
import { control } from '../../core/form/form-view.css.ts';
import { button, lineButton } from '../../core/ui/parts.css.ts';
import { type AdminApi, sentenceOf } from '../admin-api.ts';
import { usePartAddress } from '../section-address.ts';
import { dateAndTime } from '../ui/times.ts';
import { head, stacked, table } from '../ui/ui.css.ts';
import { links, pair, part } from './data.css.ts';
import { strings } from './strings.ts';

export function Data({ api }: { api: AdminApi }) {
  usePartAddress('data');
  return (
    <section aria-labelledby="data">
      <h2 id="data" className={head}>
        {strings.heading}
      </h2>
      <div className={part}>
        <h3>{strings.exports}</h3>
        <p>{strings.exportsAbout}</p>
        <p className={links}>
          <a className={lineButton} href="/api/admin/export.csv" download>
            {strings.csv}
          </a>
          <a className={lineButton} href="/api/admin/export.json" download>
            {strings.json}
          </a>
        </p>
      </div>
      <div className={part}>
        <h3>{strings.kept}</h3>
        <p>{strings.keptAbout}</p>
        <table className={table}>
          <tbody>
            {strings.keptFor.map(([what, time]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{time}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={part}>
        <h3>{strings.erase}</h3>
        <p>{strings.eraseAbout}</p>
        <EraseForm api={api} />
      </div>
      {/* Last, because its list comes later. */}
      <section className={part} aria-labelledby="limits">
        <h3 id="limits">{strings.limits}</h3>
        <p>{strings.limitsAbout}</p>
        <Limits api={api} />
      </section>
    </section>
  );
}

/** `found`: typing a word confirms the deletion. */
type Stage = { name: 'typing' } | { name: 'found'; traces: Traces };

function EraseForm({ api }: { api: AdminApi }) {
  const [who, setWho] = useState({ email: '', phone: '' });
  const [stage, setStage] = useState<Stage>({ name: 'typing' });
  const [word, setWord] = useState('');
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);

  function type(change: Partial<typeof who>) {
    setWho({ ...who, ...change });
    setStage({ name: 'typing' });
    setWord('');
    setSaid('');
  }

  async function act(call: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    setSaid('');
    try {
      await call();
    } catch (error) {
      console.error(error);
      setSaid(sentenceOf(error, strings.failed));
    }
    setBusy(false);
  }

  const look = () =>
    act(async () => {
      const traces = await api.send<Traces>('POST', '/erase/search', who);
      const isNobody = traces.leads + traces.events === 0;
      setStage(isNobody ? { name: 'typing' } : { name: 'found', traces });
      setSaid(isNobody ? strings.nothing : strings.found(traces));
    });

  const erase = () =>
    act(async () => {
      const traces = await api.send<Traces>('POST', '/erase', who);
      type({ email: '', phone: '' });
      setSaid(strings.erased(traces));
    });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (stage.name === 'typing') void look();
    else if (word === strings.word) void erase();
  }

  return (
    <form onSubmit={onSubmit} noValidate>
      <div className={pair}>
        <div className={control}>
          <label htmlFor="erase-email">{strings.email}</label>
          <input
            id="erase-email"
            type="email"
            autoComplete="off"
            value={who.email}
            onInput={({ currentTarget }) => type({ email: currentTarget.value })}
          />
        </div>
        <div className={control}>
          <label htmlFor="erase-phone">{strings.phone}</label>
          <input
            id="erase-phone"
            type="tel"
            autoComplete="off"
            value={who.phone}
            onInput={({ currentTarget }) => type({ phone: currentTarget.value })}
          />
        </div>
      </div>
      <p role="status">{said}</p>
      {stage.name === 'typing' ? (
        <button className={lineButton} type="submit" aria-disabled={isBusy || undefined}>
          {strings.look}
        </button>
      ) : (
        <div className={pair}>
          <div className={control}>
            <label htmlFor="erase-word">{strings.confirm}</label>
            <input
              id="erase-word"
              autoComplete="off"
              value={word}
              onInput={({ currentTarget }) => setWord(currentTarget.value)}
            />
          </div>
          <button className={button} type="submit" disabled={isBusy || word !== strings.word}>
            {strings.eraseNow}
          </button>
        </div>
      )}
    </form>
  );
}

/** Since the server started. */
function Limits({ api }: { api: AdminApi }) {
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
