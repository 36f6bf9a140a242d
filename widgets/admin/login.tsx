import { type FormEvent, useEffect, useRef, useState } from 'react';
import { control } from '../kit/form/form.css.ts';
import { button } from '../kit/parts.css.ts';
import { can, card, lid, wall } from './login.css.ts';
import { type OfficeApi, sentenceOf } from './office-api.ts';
import { strings } from './strings.ts';

interface LoginProps {
  id: string;
  api: OfficeApi;
  onSuccess: () => void;
}

/** The label of a paint can, with the one field that opens it. */
export function Login({ id, api, onSuccess }: LoginProps) {
  const [message, setMessage] = useState('');
  const [isSending, setSending] = useState(false);
  // Until it can send, a press on the button must not put the password into an address.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const field = useRef<HTMLInputElement>(null);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    try {
      await api.send('POST', '/session', { password: field.current?.value ?? '' });
      onSuccess();
    } catch (error) {
      setMessage(sentenceOf(error, strings.unreachable));
      setSending(false);
      field.current?.select();
    }
  }

  const messageId = `${id}-m`;
  return (
    <section className={wall}>
      <form className={can} method="post" onSubmit={onSubmit} noValidate>
        <div className={lid} />
        <div className={card}>
          <h1>{strings.title}</h1>
          <div className={control}>
            <label htmlFor={`${id}-password`}>{strings.password}</label>
            <input
              ref={field}
              id={`${id}-password`}
              name="password"
              type="password"
              autoComplete="current-password"
              aria-invalid={!!message || undefined}
              aria-describedby={message ? messageId : undefined}
            />
            <p id={messageId} role="alert">
              {message}
            </p>
          </div>
          <button className={button} type="submit" disabled={!isReady} aria-disabled={isSending || undefined}>
            {strings.login}
          </button>
        </div>
      </form>
    </section>
  );
}
