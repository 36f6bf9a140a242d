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

/** Sends what is typed in `field` on each submit. A refusal is shown, with the field selected. */
function useSending(send: (typed: string) => Promise<void>, firstMessage = '') {
  const [message, setMessage] = useState(firstMessage);
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setMessage('');
    try {
      await send(field.current?.value ?? '');
    } catch (error) {
      setMessage(loginRefusal(error));
      setSending(false);
      field.current?.select();
    }
  }
  return { field, message, isSending, onSubmit };
}

const Enter = ({ isSending, isReady = true }: { isSending: boolean; isReady?: boolean }) => (
  <button
    className={enter}
    type="submit"
    disabled={!isReady}
    aria-disabled={isSending || undefined}
    aria-busy={isSending || undefined}
  >
    {isSending ? strings.checking : strings.login}
  </button>
);

function LoginPassword(props: LoginProps & { firstMessage: string; onCode: () => void }) {
  const { id, api, reason, onSuccess, firstMessage, onCode } = props;
  const [isBusy, setBusy] = useState(false);
  // Before hydration, submitting must not put the password into a URL.
  const [isReady, setReady] = useState(false);
  const stays = useRef<HTMLInputElement>(null);
  const { field, message, isSending, onSubmit } = useSending(async (password) => {
    const login = { password, staysSignedIn: stays.current?.checked ?? false };
    const next = await logIn(api, login, () => setBusy(true)).finally(() => setBusy(false));
    if (next === 'code') onCode();
    else onSuccess();
  }, firstMessage);
  useEffect(() => {
    setReady(true);
    if (reason !== 'away') field.current?.focus();
  }, [reason, field]);

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
      <Enter isSending={isSending} isReady={isReady} />
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
    {[1, 2, 3, 4, 5, 6].map((digit) => (
      <i key={digit} />
    ))}
  </span>
);

function LoginCode({ id, api, onSuccess, onStartOver }: LoginProps & { onStartOver: (reason: string) => void }) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const { field, message, isSending, onSubmit } = useSending(async (code) => {
    try {
      await api.send('POST', '/session/code', { code });
    } catch (error) {
      if (problemCodeOf(error) !== 'login_expired') throw error;
      return onStartOver(sentenceOf(error, strings.unreachable));
    }
    onSuccess();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each kind has its own field.
  useEffect(() => field.current?.focus(), [kind]);

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
      <Enter isSending={isSending} />
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
