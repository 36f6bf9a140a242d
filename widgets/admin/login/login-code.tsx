import { type FormEvent, useEffect, useRef, useState } from 'react';
import { problemCodeOf, sentenceOf } from '../admin-api.ts';
import { strings } from '../strings.ts';
import { boxes, card, codeLine, enter, hint, links } from './login.css.ts';
import type { LoginProps } from './login.tsx';
import { LoginField } from './login-field.tsx';
import { loginRefusal } from './refusal.ts';

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

export function LoginCode({ id, api, onSuccess, onStartOver }: LoginProps & { onStartOver: (reason: string) => void }) {
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
