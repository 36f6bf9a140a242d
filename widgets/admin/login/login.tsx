import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { longSessionDays } from '../../../catalogue/contracts/admin/security.ts';
import { type AdminApi, problemCodeOf } from '../admin-api.ts';
import { Field, SubmitButton } from '../ui/parts.tsx';
import { logIn, loginRefusal, stepInside } from './log-in.ts';
import * as styles from './login.css.ts';

interface LoginProps {
  id: string;
  api: AdminApi;
  /** As in `../widget.tsx`. */
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
    <section className={styles.entrance}>
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
  <SubmitButton className={styles.enter} disabled={!isReady} isBusy={isSending} aria-busy={isSending || undefined}>
    {isSending ? 'Checking…' : 'Login'}
  </SubmitButton>
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
    <form className={styles.card} method="post" onSubmit={onSubmit} noValidate>
      <h1>Office</h1>
      {reason === 'back' && (
        <p className={styles.hint} role="status">
          You were logged out.
        </p>
      )}
      {reason === 'unsure' && (
        <p className={styles.hint} role="status">
          Whether you are logged in could not be looked up. Please log in, or load the page again.
        </p>
      )}
      <PasswordField field={field} id={`${id}-password`} message={message} isReady={isReady} isHidden={isSending} />
      <label className={styles.stay}>
        <input ref={stays} type="checkbox" name="stay" />
        {`Stay signed in on this device for ${longSessionDays} days`}
      </label>
      <p role="status">{isBusy ? 'Many logins are being looked at. Trying again...' : ''}</p>
      <Enter isSending={isSending} isReady={isReady} />
      <details className={styles.forgotten}>
        <summary>Forgot the password?</summary>
        <p>
          On the server, run <code>node dist/server/password.js</code>. It sets a new password, or says how to.
        </p>
      </details>
    </form>
  );
}

/** Password managers save a password and its change only for a named account. */
export const AccountName = () => (
  <input type="text" name="username" autoComplete="username" value="owner" readOnly hidden />
);

interface PasswordFieldProps {
  id: string;
  message: string;
  field: RefObject<HTMLInputElement | null>;
  isReady: boolean;
  /** While it is sent, for password managers. */
  isHidden: boolean;
}

function PasswordField({ isReady, isHidden, field, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const caret = useRef<[number | null, number | null] | undefined>(undefined);

  function toggle() {
    const { current } = field;
    if (current && document.activeElement === current) caret.current = [current.selectionStart, current.selectionEnd];
    setShown(!isShown);
  }
  // Chromium moves the caret to the start once it lays out a field of another type.
  useEffect(() => {
    const kept = caret.current;
    caret.current = undefined;
    if (kept) requestAnimationFrame(() => setTimeout(() => field.current?.setSelectionRange(...kept)));
  });

  const showButton = (
    <button
      className={styles.shown}
      type="button"
      disabled={!isReady}
      aria-label="Show what you typed"
      aria-controls={input.id}
      aria-pressed={isShown}
      // A pressed button would take the focus from the field, and on a phone close the keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={toggle}
    >
      Show
    </button>
  );
  return (
    <>
      <AccountName />
      <Field
        {...input}
        field={field}
        label="Password"
        name="password"
        type={isShown && !isHidden ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        around={(field) => (
          <div className={styles.fieldLine}>
            {field}
            {showButton}
          </div>
        )}
      />
    </>
  );
}

function LoginCode({ id, api, onSuccess, onStartOver }: LoginProps & { onStartOver: (reason: string) => void }) {
  const [isApp, setApp] = useState(true);
  const { field, message, isSending, onSubmit } = useSending(async (code) => {
    try {
      await api.send('POST', '/session/code', { code });
    } catch (error) {
      if (problemCodeOf(error) !== 'login_expired') throw error;
      return onStartOver(loginRefusal(error));
    }
    onSuccess();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each kind has its own field.
  useEffect(() => field.current?.focus(), [isApp]);

  const given = { id: `${id}-code`, name: 'code', field, message, autoCapitalize: 'none', spellCheck: false };
  return (
    <form className={styles.card} method="post" onSubmit={onSubmit} noValidate>
      <h1>One more step</h1>
      {isApp ? (
        <Field
          key="app"
          {...given}
          label="Six digits from your authenticator app"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          around={(input) => (
            <div className={styles.codeLine}>
              {input}
              <span className={styles.boxes} aria-hidden="true">
                {[1, 2, 3, 4, 5, 6].map((digit) => (
                  <i key={digit} />
                ))}
              </span>
            </div>
          )}
          onInput={({ currentTarget }) => {
            if (/^\d{6}$/.test(currentTarget.value)) currentTarget.form?.requestSubmit?.();
          }}
        />
      ) : (
        <Field
          key="recovery"
          {...given}
          label="One of your recovery codes"
          type="text"
          inputMode="text"
          autoComplete="off"
          maxLength={60}
        />
      )}
      {isApp && <p className={styles.hint}>It goes on by itself at the sixth digit.</p>}
      <Enter isSending={isSending} />
      <p className={styles.links}>
        <button type="button" onClick={() => setApp(!isApp)}>
          {isApp ? 'Use a recovery code' : 'Use the app'}
        </button>
        <button type="button" onClick={() => onStartOver('')}>
          Start over
        </button>
      </p>
    </form>
  );
}

function NightHouse({ id, isLit, isOpen }: { id: string; isLit: boolean; isOpen: boolean }) {
  const glow = `${id}-glow`;
  return (
    <div className={styles.night}>
      <svg viewBox="0 0 960 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <radialGradient id={glow}>
          <stop stop-color="#ffd98a" stop-opacity=".85" />
          <stop offset=".35" stop-color="#ffc65c" stop-opacity=".32" />
          <stop offset="1" stop-color="#ffc65c" stop-opacity="0" />
        </radialGradient>
        <path
          stroke="#f7ecd0"
          stroke-width="2.2"
          stroke-linecap="round"
          d="M40 40h.1M150 70h.1M210 28h.1M330 60h.1M420 36h.1M520 84h.1M610 30h.1M720 60h.1M800 24h.1M905 130h.1M250 120h.1"
        />
        <path fill="#f4e6bf" d="M575 84a26 26 0 1 0 22 40 21 21 0 1 1-22-40z" />
        {isLit && (
          <g className={styles.lights}>
            {[464, 660].map((x) => (
              <g key={x} transform={`translate(${x} 350)scale(.95 .88)`}>
                <path fill="#ffc861" d="M-18 0h36v72h-36z" />
                <path
                  fill="#6a5433"
                  d="M-18 35h36v3h-36zM-7 0h1.5v35h-1.5zM6 0h1.5v35H6zM-18 17h36v1.5h-36zM-7 38h1.5v34h-1.5zM6 38h1.5v34H6zM-18 54h36v1.5h-36z"
                />
              </g>
            ))}
            <ellipse cx="464" cy="384" rx="78" ry="80" fill={`url(#${glow})`} opacity=".55" />
            <ellipse cx="660" cy="384" rx="78" ry="80" fill={`url(#${glow})`} opacity=".55" />
          </g>
        )}
        {isOpen && (
          <>
            <path fill="#ffd27a" d="M541 358h42v94h-42z" />
            <path fill="#7c2417" d="M541 358l15 7v92l-15-5z" />
          </>
        )}
        <circle cx="601" cy="386" r="120" fill={`url(#${glow})`} />
        <path fill="#ffe7a8" d="M597.5 378h7l-.5 10h-6z" />
        <ellipse cx="572" cy="476" rx="90" ry="26" fill={`url(#${glow})`} opacity=".7" />
      </svg>
    </div>
  );
}
