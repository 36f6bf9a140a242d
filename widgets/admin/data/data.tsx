import { useState } from 'react';
import type { Traces } from '../../../catalogue/contracts/admin/lead-changes.ts';
import type { ReachedLimits } from '../../../catalogue/contracts/admin/status.ts';
import { button, lineButton } from '../../core/ui/parts.css.ts';
import { type AdminApi, sentenceOf } from '../admin-api.ts';
import { usePartAddress } from '../section-address.ts';
import { Field, Form, LineButton, Table, useLoad } from '../ui/parts.tsx';
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

function EraseForm({ api }: { api: AdminApi }) {
  const [who, setWho] = useState({ email: '', phone: '' });
  /** Typing a word confirms the deletion. */
  const [hasFound, setFound] = useState(false);
  const [word, setWord] = useState('');
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);

  function type(change: Partial<typeof who>) {
    setWho({ ...who, ...change });
    setFound(false);
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
      const hasTraces = traces.leads + traces.events > 0;
      setFound(hasTraces);
      setSaid(hasTraces ? strings.found(traces) : strings.nothing);
    });

  const erase = () =>
    act(async () => {
      const traces = await api.send<Traces>('POST', '/erase', who);
      type({ email: '', phone: '' });
      setSaid(strings.erased(traces));
    });

  function submit() {
    if (!hasFound) void look();
    else if (word === strings.word) void erase();
  }

  return (
    <Form onSubmit={submit}>
      <div className={pair}>
        <Field
          {...{ id: 'erase-email', label: strings.email, type: 'email', autoComplete: 'off', value: who.email }}
          onInput={({ currentTarget }) => type({ email: currentTarget.value })}
        />
        <Field
          {...{ id: 'erase-phone', label: strings.phone, type: 'tel', autoComplete: 'off', value: who.phone }}
          onInput={({ currentTarget }) => type({ phone: currentTarget.value })}
        />
      </div>
      <p role="status">{said}</p>
      {!hasFound ? (
        <LineButton type="submit" isBusy={isBusy}>
          {strings.look}
        </LineButton>
      ) : (
        <div className={pair}>
          <Field
            {...{ id: 'erase-word', label: strings.confirm, autoComplete: 'off', value: word }}
            onInput={({ currentTarget }) => setWord(currentTarget.value)}
          />
          <button className={button} type="submit" disabled={isBusy || word !== strings.word}>
            {strings.eraseNow}
          </button>
        </div>
      )}
    </Form>
  );
}

/** Since the server started. */
function Limits({ api }: { api: AdminApi }) {
  const { value, hasFailed } = useLoad(() => api.get<ReachedLimits>('/limits'));
  if (hasFailed) return <p role="alert">{strings.limitsFailed}</p>;
  if (!value?.limits.length) return <p role="status">{value ? strings.noLimits : strings.loading}</p>;
  return (
    <Table className={`${table} ${stacked}`} columns={[strings.limit, strings.times, strings.last]}>
      {value.limits.map(({ limit, number, unit, count, lastAt }) => (
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
    </Table>
  );
}
