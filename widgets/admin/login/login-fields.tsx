import { type ComponentProps, type ReactNode, type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { control } from '../../core/form/form-view.css.ts';
import { strings } from '../strings.ts';
import { fieldLine, shown } from './login.css.ts';

interface LoginFieldProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  message: string;
  field: Ref<HTMLInputElement>;
  beside?: ReactNode;
  lineClass?: string;
}

export function LoginField({ id, label, message, field, beside, lineClass = fieldLine, ...input }: LoginFieldProps) {
  const messageId = `${id}-m`;
  return (
    <div className={control}>
      <label htmlFor={id}>{label}</label>
      <div className={lineClass}>
        <input
          {...input}
          ref={field}
          id={id}
          aria-invalid={!!message || undefined}
          aria-describedby={message ? messageId : undefined}
        />
        {beside}
      </div>
      <p id={messageId} role="alert">
        {message}
      </p>
    </div>
  );
}

interface PasswordFieldProps {
  id: string;
  message: string;
  field: RefObject<HTMLInputElement | null>;
  /** The page is hydrated. */
  isReady: boolean;
  /** While it is sent, for password managers. */
  isHidden: boolean;
}

/** Password managers save a password and its change only for a named account. */
export const AccountName = () => (
  <input type="text" name="username" autoComplete="username" value="owner" readOnly hidden />
);

export function PasswordField({ isReady, isHidden, field, ...input }: PasswordFieldProps) {
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

  return (
    <>
      <AccountName />
      <LoginField
        {...input}
        field={field}
        label={strings.password}
        name="password"
        type={isShown && !isHidden ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        beside={
          <button
            className={shown}
            type="button"
            disabled={!isReady}
            aria-label={strings.showWords}
            aria-controls={input.id}
            aria-pressed={isShown}
            // A pressed button would take the focus from the field, and on a phone close the keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
          >
            {strings.show}
          </button>
        }
      />
    </>
  );
}
