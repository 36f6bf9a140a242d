import { useEffect, useRef, useState } from 'react';
import type { AuthenticatorSetup, RecoveryCodes, SecurityState } from '../../../catalogue/contracts/admin/security.ts';
import { control } from '../../core/form/form-view.css.ts';
import { copyText } from '../../core/ui/copy-text.ts';
import { button, lineButton } from '../../core/ui/parts.css.ts';
import type { AdminApi } from '../admin-api.ts';
import { type Action, ActionOutcome, useAction } from '../ui/action.tsx';
import { date } from '../ui/times.ts';
import { actions, codes as codeList, part, qr, secret } from './security.css.ts';
import { strings } from './strings.ts';

interface AuthenticatorProps {
  api: AdminApi;
  state: SecurityState['authenticator'];
  onChange: () => Promise<void>;
}

export function Authenticator({ api, state, onChange }: AuthenticatorProps) {
  const [setup, setSetup] = useState<AuthenticatorSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const action = useAction();
  const post = <Answer,>(path: string, body: object) => api.send<Answer>('POST', `/security${path}`, body);

  const begin = (password: string) =>
    void action.act(async () => setSetup(await post<AuthenticatorSetup>('/authenticator/setup', { password })));

  const confirm = (code: string) =>
    void action.act(async () => {
      setCodes((await post<RecoveryCodes>('/authenticator/confirm', { code })).recoveryCodes);
      setSetup(undefined);
      await onChange();
    });

  const renew = (secrets: { password: string; code: string }) =>
    void action.act(async () => {
      setCodes((await post<RecoveryCodes>('/recovery-codes', secrets)).recoveryCodes);
      await onChange();
    });

  const turnOff = (secrets: { password: string; code: string }) =>
    void action.act(async () => {
      await post('/authenticator/off', secrets);
      setCodes(undefined);
      await onChange();
    }, strings.turnedOff);

  return (
    <div className={part}>
      <h3>{strings.authenticator}</h3>
      <p>{state ? strings.on(date(state.since), state.recoveryCodesLeft) : strings.off}</p>
      {codes && <RecoveryCodeList codes={codes} onKept={() => setCodes(undefined)} />}
      {!codes && state && <OnForm action={action} onRenew={renew} onTurnOff={turnOff} />}
      {!state && !setup && <PasswordForm action={action} onSubmit={begin} />}
      {!state && setup && (
        <CodeForm setup={setup} action={action} onSubmit={confirm} onCancel={() => setSetup(undefined)} />
      )}
      <ActionOutcome action={action} />
    </div>
  );
}

/** The person at an unlocked computer may not be the owner. */
function PasswordForm({ action, onSubmit }: { action: Action; onSubmit: (password: string) => void }) {
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(typed(event.currentTarget, 'password'));
      }}
    >
      <Field
        id="authenticator-password"
        label={strings.currentPassword}
        name="password"
        kind="current-password"
        action={action}
      />
      <button className={lineButton} type="submit" aria-disabled={action.isBusy || undefined}>
        {strings.setUp}
      </button>
    </form>
  );
}

interface CodeFormProps {
  setup: AuthenticatorSetup;
  action: Action;
  onSubmit: (code: string) => void;
  onCancel: () => void;
}

/** A code proves that the app has the key. */
function CodeForm({ setup, action, onSubmit, onCancel }: CodeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={form}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(typed(event.currentTarget, 'code'));
      }}
    >
      <div>
        <p>{strings.scan}</p>
        <img className={qr} src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`} alt={strings.qr} />
        <p>
          {strings.orType} <b className={secret}>{setup.key.replace(/.{4}(?=.)/g, '$& ')}</b>
        </p>
      </div>
      <Field id="authenticator-code" label={strings.confirmCode} name="code" kind="code" action={action} />
      <div className={actions}>
        <button className={button} type="submit" aria-disabled={action.isBusy || undefined}>
          {strings.confirm}
        </button>
        <button className={lineButton} type="button" onClick={onCancel}>
          {strings.cancel}
        </button>
      </div>
    </form>
  );
}

interface OnFormProps {
  action: Action;
  onRenew: (secrets: { password: string; code: string }) => void;
  onTurnOff: (secrets: { password: string; code: string }) => void;
}

/** Both actions need the password and a code. */
function OnForm({ action, onRenew, onTurnOff }: OnFormProps) {
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onRenew(secretsIn(event.currentTarget));
      }}
    >
      <Field
        id="authenticator-password"
        label={strings.currentPassword}
        name="password"
        kind="current-password"
        action={action}
      />
      <Field id="authenticator-code" label={strings.code} name="code" kind="code" action={action} />
      <div className={actions}>
        <button className={lineButton} type="submit" aria-disabled={action.isBusy || undefined}>
          {strings.newRecoveryCodes}
        </button>
        <button
          className={lineButton}
          type="button"
          aria-disabled={action.isBusy || undefined}
          onClick={({ currentTarget: { form } }) => form && onTurnOff(secretsIn(form))}
        >
          {strings.turnOff}
        </button>
      </div>
    </form>
  );
}

const secretsIn = (form: HTMLFormElement) => ({ password: typed(form, 'password'), code: typed(form, 'code') });

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
        <button className={lineButton} type="button" onClick={copy}>
          {strings.copy}
        </button>
        <button className={button} type="button" onClick={onKept}>
          {strings.kept}
        </button>
      </div>
      <p role="status">{said}</p>
    </div>
  );
}

interface FieldProps {
  id: string;
  label: string;
  name: string;
  kind: 'current-password' | 'new-password' | 'code';
  hint?: string;
  action: Action;
}

export function Field({ id, label, name, kind, hint, action }: FieldProps) {
  const message = action.errors[name];
  const describedBy = [hint && `${id}-hint`, message && `${id}-m`].filter(Boolean).join(' ');
  return (
    <div className={control}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={kind === 'code' ? 'text' : 'password'}
        autoComplete={kind === 'code' ? 'one-time-code' : kind}
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={!!message || undefined}
        aria-describedby={describedBy || undefined}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <p id={`${id}-m`} role="alert">
        {message ?? ''}
      </p>
    </div>
  );
}

export const typed = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? '');
