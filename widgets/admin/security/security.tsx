import { useEffect, useRef, useState } from 'react';
import type {
  AuthEventSummary,
  AuthenticatorSetup,
  DeviceSummary,
  RecoveryCodes,
  SecurityState,
} from '../../../catalogue/contracts/admin/security.ts';
import { copyText } from '../../core/ui/copy-text.ts';
import { button } from '../../core/ui/parts.css.ts';
import type { AdminApi } from '../admin-api.ts';
import { AccountName } from '../login/login-fields.tsx';
import { type Action, ActionOutcome, Field, Form, LineButton, Table, useAction, useLoad } from '../ui/parts.tsx';
import { date, dateAndTime } from '../ui/times.ts';
import { stacked, table } from '../ui/ui.css.ts';
import { actions, all, codes as codeList, inLine, part, qr, rows, secret } from './security.css.ts';
import { strings } from './strings.ts';

interface PartProps<Name extends keyof SecurityState> {
  api: AdminApi;
  state: SecurityState[Name];
  onChange: () => Promise<void>;
}

export function Security({ api }: { api: AdminApi }) {
  const { value: state, hasFailed, reload } = useLoad(() => api.get<SecurityState>('/security'));
  const given = { api, onChange: reload };
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
            <ChangePassword {...given} state={state.password} />
            <Authenticator {...given} state={state.authenticator} />
            <Devices {...given} state={state.devices} />
            <AuthEvents events={state.events} />
          </div>
        </>
      )}
    </section>
  );
}

function ChangePassword({ api, state, onChange }: PartProps<'password'>) {
  const action = useAction();
  const change = (form: HTMLFormElement) =>
    void action.act(async () => {
      await api.send('POST', '/security/password', typed(form));
      form.reset();
      await onChange();
    }, strings.changed);
  return (
    <div className={part}>
      <h3>{strings.password}</h3>
      {state.isConfigured ? (
        <p>{strings.passwordConfigured}</p>
      ) : (
        <Form className={inLine} method="post" onSubmit={change}>
          <AccountName />
          <Secret of="security" name="password" action={action} />
          <Secret of="security" name="next" action={action} />
          <button className={button} type="submit" aria-disabled={action.isBusy || undefined}>
            {strings.change}
          </button>
        </Form>
      )}
      <ActionOutcome action={action} />
    </div>
  );
}

function Authenticator({ api, state, onChange }: PartProps<'authenticator'>) {
  const [setup, setSetup] = useState<AuthenticatorSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const action = useAction();
  const { isBusy } = action;
  useEffect(() => {
    if (setup) document.getElementById('authenticator-code')?.focus();
  }, [setup]);
  const post = <Answer,>(path: string, form: HTMLFormElement) =>
    api.send<Answer>('POST', `/security${path}`, typed(form));

  const begin = (form: HTMLFormElement) =>
    void action.act(async () => setSetup(await post<AuthenticatorSetup>('/authenticator/setup', form)));

  const takeCodes = (path: string) => (form: HTMLFormElement) =>
    void action.act(async () => {
      setCodes((await post<RecoveryCodes>(path, form)).recoveryCodes);
      setSetup(undefined);
      await onChange();
    });

  const turnOff = (form: HTMLFormElement) =>
    void action.act(async () => {
      await post('/authenticator/off', form);
      setCodes(undefined);
      await onChange();
    }, strings.turnedOff);

  return (
    <div className={part}>
      <h3>{strings.authenticator}</h3>
      <p>{state ? strings.on(date(state.since), state.recoveryCodesLeft) : strings.off}</p>
      {codes && <RecoveryCodeList codes={codes} onKept={() => setCodes(undefined)} />}
      {!codes && state && (
        <Form method="post" onSubmit={takeCodes('/recovery-codes')}>
          <Secret of="authenticator" name="password" action={action} />
          <Secret of="authenticator" name="code" action={action} />
          <div className={actions}>
            <LineButton type="submit" isBusy={isBusy}>
              {strings.newRecoveryCodes}
            </LineButton>
            <LineButton isBusy={isBusy} onClick={({ currentTarget: { form } }) => form && turnOff(form)}>
              {strings.turnOff}
            </LineButton>
          </div>
        </Form>
      )}
      {/* The person at an unlocked computer may not be the owner. */}
      {!state && !setup && (
        <Form method="post" onSubmit={begin}>
          <Secret of="authenticator" name="password" action={action} />
          <LineButton type="submit" isBusy={isBusy}>
            {strings.setUp}
          </LineButton>
        </Form>
      )}
      {/* A code proves that the app has the key. */}
      {!state && setup && (
        <Form method="post" onSubmit={takeCodes('/authenticator/confirm')}>
          <div>
            <p>{strings.scan}</p>
            <img className={qr} src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`} alt={strings.qr} />
            <p>
              {strings.orType} <b className={secret}>{setup.key.replace(/.{4}(?=.)/g, '$& ')}</b>
            </p>
          </div>
          <Secret of="authenticator" name="code" action={action} label={strings.confirmCode} />
          <div className={actions}>
            <button className={button} type="submit" aria-disabled={isBusy || undefined}>
              {strings.confirm}
            </button>
            <LineButton onClick={() => setSetup(undefined)}>{strings.cancel}</LineButton>
          </div>
        </Form>
      )}
      <ActionOutcome action={action} />
    </div>
  );
}

/** Shown only once. */
function RecoveryCodeList({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  async function copy() {
    setSaid((await copyText(codes.join('\n'), document.body)) ? strings.copied : strings.notCopied);
  }
  return (
    <div>
      <h4 ref={heading} tabIndex={-1}>
        {strings.recovery}
      </h4>
      <p>{strings.recoveryAbout}</p>
      <ol className={codeList}>
        {codes.map((code) => (
          <li key={code} className={secret}>
            {code}
          </li>
        ))}
      </ol>
      <div className={actions}>
        <LineButton onClick={copy}>{strings.copy}</LineButton>
        <button className={button} type="button" onClick={onKept}>
          {strings.kept}
        </button>
      </div>
      <p role="status">{said}</p>
    </div>
  );
}

const secrets = {
  password: { label: strings.currentPassword, type: 'password', autoComplete: 'current-password' },
  next: {
    ...{ label: strings.newPassword, hint: strings.newPasswordHint },
    ...{ type: 'password', autoComplete: 'new-password' },
  },
  code: { label: strings.code, type: 'text', autoComplete: 'one-time-code' },
} as const;

/** `of`: the start of its id. */
function Secret(props: { of: string; name: keyof typeof secrets; action: Action; label?: string }) {
  const { of, name, action, ...other } = props;
  const given = { id: `${of}-${name}`, name, autoCapitalize: 'none', spellCheck: false };
  return <Field {...given} message={action.errors[name] ?? ''} {...secrets[name]} {...other} />;
}

const typed = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].filter(([name]) => name !== 'username'));

function Devices({ api, state: devices, onChange }: PartProps<'devices'>) {
  const action = useAction();
  const end = (path: string, done: string) =>
    void action.act(async () => {
      await api.send('DELETE', `/security/devices${path}`);
      await onChange();
    }, done);
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
              <LineButton
                aria-label={strings.endNamed(device.browser)}
                isBusy={action.isBusy}
                onClick={() => end(`/${device.id}`, strings.ended)}
              >
                {strings.end}
              </LineButton>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <LineButton isBusy={action.isBusy} onClick={() => end('', strings.othersEnded)}>
          {strings.endOthers}
        </LineButton>
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
const AuthEvents = ({ events }: { events: readonly AuthEventSummary[] }) => (
  <div className={part}>
    <h3>{strings.events}</h3>
    {events.length === 0 ? (
      <p>{strings.noEvents}</p>
    ) : (
      <Table className={`${table} ${stacked}`} columns={strings.eventColumns}>
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
      </Table>
    )}
  </div>
);
