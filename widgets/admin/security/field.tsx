import { control } from '../../core/form/form-view.css.ts';
import type { Action } from '../ui/use-action.ts';

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
