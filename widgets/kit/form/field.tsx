import type { InputHTMLAttributes } from 'react';
import { control } from './form.css.ts';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** The form's id. */
  id: string;
  name: string;
  label: string;
  error: string | undefined;
  /** Makes it a field of several lines. */
  rows?: number;
}

/** A labelled field with its message below. What is typed stays in the browser's own field until the form reads it. */
export function Field({ id, label, error, ...input }: FieldProps) {
  const fieldId = `${id}-${input.name}`;
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
