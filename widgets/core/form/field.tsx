import type { InputHTMLAttributes } from 'react';
import { isEmbedBuild } from '../runtime/build-target.ts';
import { control } from './form.css.ts';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** The form's id. */
  id: string;
  name: string;
  label: string;
  error: string | undefined;
  /** The field's own id, where it is what an address leads to. @default the form's id and the name */
  fieldId?: string | undefined;
  /** Makes it a field of several lines. */
  rows?: number;
}

/** A labelled field with its message below. What is typed stays in the browser's own field until the form reads it. */
export function Field({ id, label, error, fieldId: ownId, ...input }: FieldProps) {
  const usualId = `${id}-${input.name}`;
  const fieldId = isEmbedBuild ? usualId : (ownId ?? usualId);
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
