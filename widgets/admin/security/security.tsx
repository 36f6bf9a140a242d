import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type AuthEventKind,
  type AuthEventSummary,
  type AuthenticatorSetup,
  type DeviceSummary,
  deviceDays,
  longSessionDays,
  minPasswordLength,
  type RecoveryCodes,
  type SecurityState,
} from '../../../catalogue/contracts/admin/security.ts';
import { copyText } from '../../core/ui/copy-text.ts';
import type { AdminApi } from '../admin-api.ts';
import { AccountName } from '../login/login.tsx';
import {
  type Action,
  ActionOutcome,
  Field,
  Form,
  LineButton,
  MainButton,
  notDone,
  SubmitButton,
  Table,
  useAction,
  useLoad,
  When,
} from '../ui/parts.tsx';
import { date, dateAndTime } from '../ui/times.ts';
import { buttonRow, stacked, table } from '../ui/ui.css.ts';
import { all, codes as codeList, inLine, part, qr, rows, secret } from './security.css.ts';

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
      <h2 id="security">Security</h2>
      {!state && !hasFailed && <p role="status">Loading security...</p>}
      {hasFailed && <p role="alert">{notDone}</p>}
      {state && (
        <>
          <p>{about(state)}</p>
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

function about({ devices, password: { changedAt } }: SecurityState): string {
  const count = devices.filter(({ isSignedIn }) => isSignedIn).length;
  const signedIn = count === 1 ? 'One device is signed in.' : `${count} devices are signed in.`;
  return changedAt ? `${signedIn} The password was last changed on ${date(changedAt)}.` : signedIn;
}

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className={part}>
    <h3>{heading}</h3>
    {children}
  </div>
);

function ChangePassword({ api, state, onChange }: PartProps<'password'>) {
  const action = useAction();
  const change = (form: HTMLFormElement) =>
    void action.act(async () => {
      await api.send('POST', '/security/password', typed(form));
      form.reset();
      await onChange();
    }, 'The password is changed. All other devices are signed out.');
  return (
    <Part heading="Password">
      {state.isConfigured ? (
        <p>
          The password is set by ADMIN_PASSWORD_HASH on the server and cannot be changed here. Run “node
          dist/server/password.js --print-hash” on the server to get a new value for it.
        </p>
      ) : (
        <Form className={inLine} method="post" onSubmit={change}>
          <AccountName />
          <Secret of="security" name="password" action={action} />
          <Secret of="security" name="next" action={action} />
          <MainButton isBusy={action.isBusy}>Change password</MainButton>
        </Form>
      )}
      <ActionOutcome action={action} />
    </Part>
  );
}

const authenticatorOff =
  'Off. With it, a new device needs a code from an app on your phone besides the password. Turning it on or off signs out all other devices.';

function authenticatorOn({ since, recoveryCodesLeft: left }: NonNullable<SecurityState['authenticator']>): string {
  return `On since ${date(since)}. ${left === 1 ? '1 recovery code is' : `${left} recovery codes are`} left.`;
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
      await onChange();
    }, 'The authenticator is off. All other devices are signed out.');

  return (
    <Part heading="Authenticator app">
      <p>{state ? authenticatorOn(state) : authenticatorOff}</p>
      {codes && <RecoveryCodeList codes={codes} onKept={() => setCodes(undefined)} />}
      {!codes && state && (
        <Form method="post" onSubmit={takeCodes('/recovery-codes')}>
          <Secret of="authenticator" name="password" action={action} />
          <Secret of="authenticator" name="code" action={action} />
          <div className={buttonRow}>
            <SubmitButton isBusy={isBusy}>Make new recovery codes</SubmitButton>
            <LineButton isBusy={isBusy} onClick={({ currentTarget: { form } }) => form && turnOff(form)}>
              Turn off
            </LineButton>
          </div>
        </Form>
      )}
      {/* The person at an unlocked computer may not be the owner. */}
      {!state && !setup && (
        <Form method="post" onSubmit={begin}>
          <Secret of="authenticator" name="password" action={action} />
          <SubmitButton isBusy={isBusy}>Set up</SubmitButton>
        </Form>
      )}
      {/* A code proves that the app has the key. */}
      {!state && setup && (
        <Form method="post" onSubmit={takeCodes('/authenticator/confirm')}>
          <div>
            <p>Scan this square with the app on your phone.</p>
            <img
              className={qr}
              src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
              alt="QR code for the authenticator app"
            />
            <p>
              Or type this key into the app: <b className={secret}>{setup.key.replace(/.{4}(?=.)/g, '$& ')}</b>
            </p>
          </div>
          <Secret of="authenticator" name="code" action={action} label="The six digits it shows" />
          <div className={buttonRow}>
            <MainButton isBusy={isBusy}>Turn on</MainButton>
            <LineButton onClick={() => setSetup(undefined)}>Cancel</LineButton>
          </div>
        </Form>
      )}
      <ActionOutcome action={action} />
    </Part>
  );
}

/** Shown only once. */
function RecoveryCodeList({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  async function copy() {
    const isCopied = await copyText(codes.join('\n'), document.body);
    setSaid(isCopied ? 'Copied.' : 'Copying did not work. Please select the codes and copy them.');
  }
  return (
    <div>
      <h4 ref={heading} tabIndex={-1}>
        Your recovery codes
      </h4>
      <p>
        Each opens the office once when your phone is not at hand. They are shown only now: print them or write them
        down. Codes you had before no longer work.
      </p>
      <ol className={codeList}>
        {codes.map((code) => (
          <li key={code} className={secret}>
            {code}
          </li>
        ))}
      </ol>
      <div className={buttonRow}>
        <LineButton onClick={copy}>Copy the codes</LineButton>
        <MainButton type="button" onClick={onKept}>
          I have kept them
        </MainButton>
      </div>
      <p role="status">{said}</p>
    </div>
  );
}

const secrets = {
  password: { label: 'Current password', type: 'password', autoComplete: 'current-password' },
  next: {
    label: `New password, at least ${minPasswordLength} characters`,
    hint: 'A sentence that only you know is best. All other devices are signed out.',
    ...{ type: 'password', autoComplete: 'new-password' },
  },
  code: { label: 'Code from the app, or a recovery code', type: 'text', autoComplete: 'one-time-code' },
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
    <Part heading="Devices">
      <p>
        {`Browsers that were signed in during the last ${deviceDays} days. `}
        One that is signed out counts as a new device the next time.
      </p>
      <ul className={rows}>
        {devices.map((device) => (
          <li key={device.id}>
            <span>
              <b>{device.browser}</b>
              <small>
                {statusOf(device)}. Since {dateAndTime(device.startedAt)}, last seen {dateAndTime(device.seenAt)}.
              </small>
            </span>
            {device.isCurrent ? (
              <small>This device</small>
            ) : (
              <LineButton
                aria-label={`Sign out ${device.browser}`}
                isBusy={action.isBusy}
                onClick={() => end(`/${device.id}`, 'Signed out.')}
              >
                Sign out
              </LineButton>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <LineButton isBusy={action.isBusy} onClick={() => end('', 'All other devices are signed out.')}>
          Sign out everywhere else
        </LineButton>
      )}
      <ActionOutcome action={action} />
    </Part>
  );
}

function statusOf({ isSignedIn, staysSignedIn }: DeviceSummary): string {
  if (!isSignedIn) return 'Signed out';
  return staysSignedIn ? `Stays signed in for ${longSessionDays} days` : 'Signed in';
}

const eventNames: Readonly<Record<AuthEventKind, string>> = {
  login: 'Login',
  recovery_login: 'Login with a recovery code',
  logout: 'Logout',
  wrong_password: 'Wrong password',
  wrong_code: 'Wrong code',
  password_changed: 'Password changed',
  password_reset: 'Password set on the server',
  authenticator_on: 'Authenticator turned on',
  authenticator_off: 'Authenticator turned off',
  recovery_codes_renewed: 'New recovery codes',
  device_ended: 'A device signed out',
  other_devices_ended: 'All other devices signed out',
};

const AuthEvents = ({ events }: { events: readonly AuthEventSummary[] }) => (
  <Part heading="Recent activity">
    {events.length === 0 ? (
      <p>Nothing yet.</p>
    ) : (
      <Table
        className={`${table} ${stacked}`}
        columns={['What', 'When', 'Browser']}
        rows={events.map(({ kind, at, browser, count }) => [
          eventNames[kind] + (count > 1 ? ` (${count} times)` : ''),
          <When key="at" at={at} />,
          browser || '-',
        ])}
      />
    )}
  </Part>
);
