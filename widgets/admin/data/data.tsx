import { useState } from 'react';
import type { Traces } from '../../../catalogue/contracts/admin/lead-changes.ts';
import type { ReachedLimits } from '../../../catalogue/contracts/admin/status.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import type { AdminApi } from '../admin-api.ts';
import { usePartAddress } from '../section-address.ts';
import { Field, Form, MainButton, SubmitButton, Table, useAction, useLoad, When } from '../ui/parts.tsx';
import { buttonRow, head, stacked, table } from '../ui/ui.css.ts';
import { pair, part } from './data.css.ts';
import { amountOf, keptFor } from './strings.ts';

export function Data({ api }: { api: AdminApi }) {
  usePartAddress('data');
  return (
    <section aria-labelledby="data">
      <h2 id="data" className={head}>
        Data
      </h2>
      <div className={part}>
        <h3>Take it with you</h3>
        <p>Everything here is yours. Each file is made when you press its button.</p>
        <p className={buttonRow}>
          <a className={lineButton} href="/api/admin/export.csv" download>
            All leads, as a table (CSV)
          </a>
          <a className={lineButton} href="/api/admin/export.json" download>
            Everything, as JSON
          </a>
        </p>
      </div>
      <div className={part}>
        <h3>How long it is kept</h3>
        <p>Anything older is deleted every day.</p>
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
        <h3>Erase a person</h3>
        <p>
          Deletes every lead with this e-mail address or phone number, along with its notes, photos and mails on this
          server, and blanks tracked events that contain either. Mails in your own mailbox and earlier backups are up to
          you.
        </p>
        <EraseForm api={api} />
      </div>
      {/* Last, because its list comes later. */}
      <section className={part} aria-labelledby="limits">
        <h3 id="limits">Limits that were reached</h3>
        <p>
          Limits keep one visitor or a robot from using up the site. Anything over a limit is turned away or not
          counted. This list starts over when the server restarts.
        </p>
        <Limits api={api} />
      </section>
    </section>
  );
}

const nobody = { email: '', phone: '' };
const confirmation = 'ERASE';

function EraseForm({ api }: { api: AdminApi }) {
  const [who, setWho] = useState(nobody);
  const [hasFound, setFound] = useState(false);
  const [word, setWord] = useState('');
  const { isBusy, said, trouble, act, clear } = useAction();

  function type(next: typeof who) {
    setWho(next);
    setFound(false);
    setWord('');
    clear();
  }

  async function look(): Promise<string> {
    const traces = await api.send<Traces>('POST', '/erase/search', who);
    const isKnown = traces.leads + traces.events > 0;
    setFound(isKnown);
    return isKnown ? `Found: ${amountOf(traces)}.` : 'There is nothing about this person here.';
  }

  async function erase(): Promise<string> {
    const traces = await api.send<Traces>('POST', '/erase', who);
    type(nobody);
    return `Erased: ${amountOf(traces)}.`;
  }

  function submit(): void {
    if (!hasFound || word === confirmation) void act(hasFound ? erase : look, (sentence) => sentence);
  }

  const field = (name: keyof typeof who, input: { label: string; type: string }) => (
    <Field
      {...{ id: `erase-${name}`, autoComplete: 'off', value: who[name], ...input }}
      onValue={(value) => type({ ...who, [name]: value })}
    />
  );

  return (
    <Form onSubmit={submit}>
      <div className={pair}>
        {field('email', { label: 'E-mail', type: 'email' })}
        {field('phone', { label: 'Phone', type: 'tel' })}
      </div>
      <p role="status">{trouble ?? said}</p>
      {!hasFound ? (
        <SubmitButton isBusy={isBusy}>See what there is</SubmitButton>
      ) : (
        <div className={pair}>
          <Field id="erase-word" label="Type ERASE to confirm" autoComplete="off" value={word} onValue={setWord} />
          <MainButton disabled={isBusy || word !== confirmation}>Erase for good</MainButton>
        </div>
      )}
    </Form>
  );
}

/** Since the server started. */
function Limits({ api }: { api: AdminApi }) {
  const { value, hasFailed } = useLoad(() => api.get<ReachedLimits>('/limits'));
  if (hasFailed) return <p role="alert">The limits could not be loaded. Please reload the page.</p>;
  if (!value?.limits.length) return <p role="status">{value ? 'None since the server started.' : 'Loading...'}</p>;
  return (
    <Table
      className={`${table} ${stacked}`}
      columns={['Limit', 'Reached', 'Last']}
      rows={value.limits.map(({ number, unit, count, lastAt }) => [
        <b key="limit">{`${number.toLocaleString()} ${unit}`}</b>,
        count === 1 ? '1 time' : `${count.toLocaleString()} times`,
        <When key="last" at={lastAt} />,
      ])}
    />
  );
}
