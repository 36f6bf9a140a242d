import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { longSessionDays } from '../../../catalogue/contracts/admin/security.ts';
import { type AdminApi, problemCodeOf } from '../admin-api.ts';
import { Field, SubmitButton } from '../ui/parts.tsx';
import { logIn, loginRefusal, stepInside } from './log-in.ts';
import { boxes, card, codeLine, enter, entrance, fieldLine, forgotten, hint, links, shown, stay } from './login.css.ts';
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
  <SubmitButton className={enter} disabled={!isReady} isBusy={isSending} aria-busy={isSending || undefined}>
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
    <form className={card} method="post" onSubmit={onSubmit} noValidate>
      <h1>Office</h1>
      {reason === 'back' && (
        <p className={hint} role="status">
          You were logged out.
        </p>
      )}
      {reason === 'unsure' && (
        <p className={hint} role="status">
          Whether you are logged in could not be looked up. Please log in, or load the page again.
        </p>
      )}
      <PasswordField field={field} id={`${id}-password`} message={message} isReady={isReady} isHidden={isSending} />
      <label className={stay}>
        <input ref={stays} type="checkbox" name="stay" />
        {`Stay signed in on this device for ${longSessionDays} days`}
      </label>
      <p role="status">{isBusy ? 'Many logins are being looked at. Trying again...' : ''}</p>
      <Enter isSending={isSending} isReady={isReady} />
      <details className={forgotten}>
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
  /** The page is hydrated. */
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
      className={shown}
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
          <div className={fieldLine}>
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
    <form className={card} method="post" onSubmit={onSubmit} noValidate>
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
            <div className={codeLine}>
              {input}
              <span className={boxes} aria-hidden="true">
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
      {isApp && <p className={hint}>It goes on by itself at the sixth digit.</p>}
      <Enter isSending={isSending} />
      <p className={links}>
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
