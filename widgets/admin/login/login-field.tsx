import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { control } from '../../core/form/form-view.css.ts';
import { fieldLine } from './login.css.ts';

interface LoginFieldProps extends InputHTMLAttributes<HTMLInputElement> {
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
