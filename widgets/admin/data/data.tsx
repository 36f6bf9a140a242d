import { useState } from 'react';
import type { Traces } from '../../../catalogue/contracts/admin/lead-changes.ts';
import type { ReachedLimits } from '../../../catalogue/contracts/admin/status.ts';
import { button, lineButton } from '../../core/ui/parts.css.ts';
import type { AdminApi } from '../admin-api.ts';
import { usePartAddress } from '../section-address.ts';
import { Field, Form, LineButton, Table, useAction, useLoad } from '../ui/parts.tsx';
import { dateAndTime } from '../ui/times.ts';
import { head, stacked, table } from '../ui/ui.css.ts';
import { links, pair, part } from './data.css.ts';
import { keptFor, strings } from './strings.ts';

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
            {keptFor.map(([what, time]) => (
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
  const [told, setTold] = useState('');
  const { isBusy, said, errors, act, clear } = useAction();

  function type(change: Partial<typeof who>) {
    setWho({ ...who, ...change });
    setFound(false);
    setWord('');
    setTold('');
    clear();
  }

  async function look() {
    const traces = await api.send<Traces>('POST', '/erase/search', who);
    const hasTraces = traces.leads + traces.events > 0;
    setFound(hasTraces);
    setTold(hasTraces ? strings.found(traces) : strings.nothing);
  }

  async function erase() {
    const traces = await api.send<Traces>('POST', '/erase', who);
    type({ email: '', phone: '' });
    setTold(strings.erased(traces));
  }

  function submit() {
    if (hasFound && word !== strings.word) return;
    setTold('');
    void act(hasFound ? erase : look);
  }

  const field = (name: keyof typeof who, input: { label: string; type: string }) => (
    <Field
      {...{ id: `erase-${name}`, autoComplete: 'off', value: who[name], ...input }}
      onValue={(value) => type({ [name]: value })}
    />
  );

  return (
    <Form onSubmit={submit}>
      <div className={pair}>
        {field('email', { label: strings.email, type: 'email' })}
        {field('phone', { label: strings.phone, type: 'tel' })}
      </div>
      <p role="status">{told || said || Object.values(errors)[0]}</p>
      {!hasFound ? (
        <LineButton type="submit" isBusy={isBusy}>
          {strings.look}
        </LineButton>
      ) : (
        <div className={pair}>
          <Field
            {...{ id: 'erase-word', label: strings.confirm, autoComplete: 'off', value: word, onValue: setWord }}
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
