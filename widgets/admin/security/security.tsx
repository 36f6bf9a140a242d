import { useEffect, useState } from 'react';
import type { AuthEventSummary, DeviceSummary, SecurityState } from '../../../catalogue/contracts/admin/security.ts';
import { button, lineButton } from '../../core/ui/parts.css.ts';
import type { AdminApi } from '../admin-api.ts';
import { AccountName } from '../login/login-fields.tsx';
import { ActionOutcome, useAction } from '../ui/action.tsx';
import { date, dateAndTime } from '../ui/times.ts';
import { stacked, table } from '../ui/ui.css.ts';
import { Authenticator, Field, typed } from './authenticator.tsx';
import { all, inLine, part, rows } from './security.css.ts';
import { strings } from './strings.ts';

export function Security({ api }: { api: AdminApi }) {
  const [state, setState] = useState<SecurityState>();
  const [hasFailed, setFailed] = useState(false);

  async function load(): Promise<void> {
    try {
      setState(await api.get<SecurityState>('/security'));
      setFailed(false);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once.
  useEffect(() => void load(), []);

  return (
    <section aria-labelledby="security">
      <h2 id="security">{strings.heading}</h2>
      {!state && !hasFailed && <p role="status">{strings.loading}</p>}
      {hasFailed && <p role="alert">{strings.failed}</p>}
      {state && (
        <>
          <p>
            {strings.about(
              state.devices.filter(({ isSignedIn }) => isSignedIn).length,
              state.password.changedAt && date(state.password.changedAt),
            )}
          </p>
          <div className={all}>
            <ChangePassword api={api} password={state.password} onChange={load} />
            <Authenticator api={api} state={state.authenticator} onChange={load} />
            <Devices api={api} devices={state.devices} onChange={load} />
            <AuthEvents events={state.events} />
          </div>
        </>
      )}
    </section>
  );
}

interface ChangePasswordProps {
  api: AdminApi;
  password: SecurityState['password'];
  onChange: () => Promise<void>;
}

function ChangePassword({ api, password, onChange }: ChangePasswordProps) {
  const action = useAction();

  function change(form: HTMLFormElement): void {
    void action.act(async () => {
      await api.send('POST', '/security/password', { password: typed(form, 'password'), next: typed(form, 'next') });
      form.reset();
      await onChange();
    }, strings.changed);
  }

  return (
    <div className={part}>
      <h3>{strings.password}</h3>
      {password.isConfigured ? (
        <p>{strings.passwordConfigured}</p>
      ) : (
        <form
          className={inLine}
          noValidate
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            change(event.currentTarget);
          }}
        >
          <AccountName />
          <Field
            id="security-password"
            label={strings.currentPassword}
            name="password"
            kind="current-password"
            action={action}
          />
          <Field
            id="security-next"
            label={strings.newPassword}
            name="next"
            kind="new-password"
            hint={strings.newPasswordHint}
            action={action}
          />
          <button className={button} type="submit" aria-disabled={action.isBusy || undefined}>
            {strings.change}
          </button>
        </form>
      )}
      <ActionOutcome action={action} />
    </div>
  );
}

interface DevicesProps {
  api: AdminApi;
  devices: readonly DeviceSummary[];
  onChange: () => Promise<void>;
}

function Devices({ api, devices, onChange }: DevicesProps) {
  const action = useAction();

  function end(path: string, done: string): void {
    void action.act(async () => {
      await api.send('DELETE', `/security/devices${path}`);
      await onChange();
    }, done);
  }

  return (
    <div className={part}>
      <h3>{strings.devices}</h3>
      <p>{strings.devicesAbout}</p>
      <ul className={rows}>
        {devices.map((device) => (
          <li key={device.id}>
            <span>
              <b>{device.browser}</b>
              <small>
                {statusOf(device)}. {strings.since(dateAndTime(device.startedAt))},{' '}
                {strings.seen(dateAndTime(device.seenAt))}.
              </small>
            </span>
            {device.isCurrent ? (
              <small>{strings.thisDevice}</small>
            ) : (
              <button
                className={lineButton}
                type="button"
                aria-label={strings.endNamed(device.browser)}
                aria-disabled={action.isBusy || undefined}
                onClick={() => end(`/${device.id}`, strings.ended)}
              >
                {strings.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <button
          className={lineButton}
          type="button"
          aria-disabled={action.isBusy || undefined}
          onClick={() => end('', strings.othersEnded)}
        >
          {strings.endOthers}
        </button>
      )}
      <ActionOutcome action={action} />
    </div>
  );
}

function statusOf({ isSignedIn, staysSignedIn }: DeviceSummary): string {
  if (!isSignedIn) return strings.signedOut;
  return staysSignedIn ? strings.staysSignedIn : strings.signedIn;
}

/** Newest first. */
function AuthEvents({ events }: { events: readonly AuthEventSummary[] }) {
  return (
    <div className={part}>
      <h3>{strings.events}</h3>
      {events.length === 0 ? (
        <p>{strings.noEvents}</p>
      ) : (
        <table className={`${table} ${stacked}`}>
          <thead>
            <tr>
              {strings.eventColumns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {events.map(({ kind, at, browser, count }) => (
              <tr key={`${kind} ${at} ${browser}`}>
                <td>
                  {strings.kinds[kind]}
                  {count > 1 && strings.times(count)}
                </td>
                <td>
                  <time dateTime={at}>{dateAndTime(at)}</time>
                </td>
                <td>{browser || strings.noBrowser}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
