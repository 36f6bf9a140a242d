import { useEffect, useRef } from 'react';
import type { AuthenticatorSetup } from '../../../catalogue/contracts/admin/security.ts';
import { button, lineButton } from '../../core/ui/parts.css.ts';
import type { Action } from '../ui/use-action.ts';
import { Field, typed } from './field.tsx';
import { actions, qr, secret } from './security.css.ts';
import { strings } from './strings.ts';

/** The person at an unlocked computer may not be the owner. */
export function PasswordForm({ action, onSubmit }: { action: Action; onSubmit: (password: string) => void }) {
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
export function CodeForm({ setup, action, onSubmit, onCancel }: CodeFormProps) {
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
export function OnForm({ action, onRenew, onTurnOff }: OnFormProps) {
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
