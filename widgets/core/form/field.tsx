import type { InputHTMLAttributes } from 'react';
import { honeypotName } from '../../../catalogue/contracts/honeypot.ts';
import { hidden } from '../ui/parts.css.ts';
import { control } from './form-view.css.ts';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
  /** @default the form's id and the name */
  fieldId?: string | undefined;
  rows?: number;
}

/** Uncontrolled: the form reads its value from the DOM. */
export function Field({ id, label, error, fieldId: ownId, ...input }: FieldProps) {
  const fieldId = ownId ?? `${id}-${input.name}`;
  const messageId = `${fieldId}-m`;
  const Tag = (input.rows ? 'textarea' : 'input') as 'input';
  return (
    <div className={control}>
      <label htmlFor={fieldId}>{label}</label>
      <Tag
        aria-required
        {...input}
        id={fieldId}
        aria-invalid={!!error || undefined}
        aria-describedby={error && messageId}
      />
      {error && <p id={messageId}>{error}</p>}
    </div>
  );
}

/** In embeds, the behavior tells password managers to ignore it. */
export const Honeypot = (attributes: object) => (
  <p className={hidden} aria-hidden>
    <input name={honeypotName} tabIndex={-1} autoComplete="off" {...attributes} />
  </p>
);
