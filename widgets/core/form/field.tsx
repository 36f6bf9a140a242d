import type { InputHTMLAttributes } from 'react';
import { honeypotName } from '../../../catalogue/contracts/honeypot.ts';
import { hidden } from '../ui/parts.css.ts';
import { control } from './form-view.css.ts';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** The form's id. */
  id: string;
  name: string;
  label: string;
  error: string | undefined;
  /** Its id, if the page's URL may point to it. @default the form's id and the name */
  fieldId?: string | undefined;
  /** Makes it a multi-line field. */
  rows?: number;
}

/** A labeled field with its message below. It is uncontrolled: the form reads its value from the DOM. */
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

/**
 * The honeypot, hidden from sight, screen readers and the keyboard. In embeds, the form's behavior tells password
 * managers to ignore it; they fill in nothing before a visitor has entered the form.
 */
export const Honeypot = (attributes: object) => (
  <p className={hidden} aria-hidden>
    <input name={honeypotName} tabIndex={-1} autoComplete="off" {...attributes} />
  </p>
);
