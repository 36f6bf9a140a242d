import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type AdminApi, problemCodeOf, sentenceOf } from '../admin-api.ts';
import { strings } from '../strings.ts';
import { logIn, loginRefusal, stepInside } from './log-in.ts';
import { boxes, card, codeLine, enter, entrance, forgotten, hint, links, stay } from './login.css.ts';
import { LoginField, PasswordField } from './login-fields.tsx';
import { NightHouse } from './night-house.tsx';

interface LoginProps {
  id: string;
  api: AdminApi;
  /** `unsure`: the session could not be looked up. `left`: a logout here. `back`: the session ended otherwise. */
  reason: 'away' | 'unsure' | 'left' | 'back';
  onSuccess: () => void;
}

export function Login({ onSuccess, ...rest }: LoginProps) {
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState('');

  function startOver(reason: string) {
    setMessage(reason);
    setStep('password');
  }

  const props = {
    ...rest,
    onSuccess() {
      setOpen(true);
      stepInside(onSuccess);
    },
  };
  return (
    <section className={entrance}>
      <NightHouse id={props.id} isLit={step === 'code' || isOpen} isOpen={isOpen} />
      {step === 'password' ? (
        <LoginPassword {...props} firstMessage={message} onCode={() => setStep('code')} />
      ) : (
        <LoginCode {...props} onStartOver={startOver} />
      )}
    </section>
  );
}

function LoginPassword({
  id,
  api,
  reason,
  onSuccess,
  firstMessage,
  onCode,
}: LoginProps & { firstMessage: string; onCode: () => void }) {
  const [message, setMessage] = useState(firstMessage);
  const [isBusy, setBusy] = useState(false);
  const [isSending, setSending] = useState(false);
  // Before hydration, submitting must not put the password into a URL.
  const [isReady, setReady] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const stays = useRef<HTMLInputElement>(null);
  useEffect(() => {
    setReady(true);
    if (reason !== 'away') field.current?.focus();
  }, [reason]);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setMessage('');
    try {
      const login = { password: field.current?.value ?? '', staysSignedIn: stays.current?.checked ?? false };
      if ((await logIn(api, login, () => setBusy(true))) === 'code') onCode();
      else onSuccess();
    } catch (error) {
      setMessage(loginRefusal(error));
      setSending(false);
      setBusy(false);
      field.current?.select();
    }
  }

  return (
    <form className={card} method="post" onSubmit={onSubmit} noValidate>
      <h1>{strings.title}</h1>
      {(reason === 'back' || reason === 'unsure') && (
        <p className={hint} role="status">
          {reason === 'back' ? strings.loggedOut : strings.unsure}
        </p>
      )}
      <PasswordField field={field} id={`${id}-password`} message={message} isReady={isReady} isHidden={isSending} />
      <label className={stay}>
        <input ref={stays} type="checkbox" name="stay" />
        {strings.stay}
      </label>
      <p role="status">{isBusy ? strings.busy : ''}</p>
      <button
        className={enter}
        type="submit"
        disabled={!isReady}
        aria-disabled={isSending || undefined}
        aria-busy={isSending || undefined}
      >
        {isSending ? strings.checking : strings.login}
      </button>
      <details className={forgotten}>
        <summary>{strings.forgotten}</summary>
        <p>
          {strings.onServer} <code>node dist/server/password.js</code>. {strings.newPassword}
        </p>
      </details>
    </form>
  );
}

const sixBoxes = (
  <span className={boxes} aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
    <i />
    <i />
  </span>
);

function LoginCode({ id, api, onSuccess, onStartOver }: LoginProps & { onStartOver: (reason: string) => void }) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [message, setMessage] = useState('');
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each kind has its own field.
  useEffect(() => field.current?.focus(), [kind]);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setMessage('');
    try {
      await api.send('POST', '/session/code', { code: field.current?.value ?? '' });
      onSuccess();
    } catch (error) {
      if (problemCodeOf(error) === 'login_expired') return onStartOver(sentenceOf(error, strings.unreachable));
      setMessage(loginRefusal(error));
      setSending(false);
      field.current?.select();
    }
  }

  const isApp = kind === 'app';
  return (
    <form className={card} method="post" onSubmit={onSubmit} noValidate>
      <h1>{strings.oneMoreStep}</h1>
      <LoginField
        key={kind}
        field={field}
        id={`${id}-code`}
        label={isApp ? strings.code : strings.recoveryCode}
        message={message}
        name="code"
        type="text"
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={isApp ? 7 : 60}
        {...(isApp && { lineClass: codeLine, beside: sixBoxes })}
        onInput={({ currentTarget }) => {
          if (isApp && /^\d{6}$/.test(currentTarget.value)) currentTarget.form?.requestSubmit?.();
        }}
      />
      {isApp && <p className={hint}>{strings.goesOn}</p>}
      <button className={enter} type="submit" aria-disabled={isSending || undefined} aria-busy={isSending || undefined}>
        {isSending ? strings.checking : strings.login}
      </button>
      <p className={links}>
        <button type="button" onClick={() => setKind(isApp ? 'recovery' : 'app')}>
          {isApp ? strings.useRecoveryCode : strings.useApp}
        </button>
        <button type="button" onClick={() => onStartOver('')}>
          {strings.startOver}
        </button>
      </p>
    </form>
  );
}
