import { control } from '../../core/form/form-view.css.ts';
import { box } from './content.css.ts';
import type { Field } from './fields.ts';
import { PictureUpload } from './picture-upload.tsx';

interface FieldControlProps {
  id: string;
  field: Field;
  value: string | boolean;
  error: string | undefined;
  onChange: (value: string | boolean) => void;
  onUpload: (file: Blob) => Promise<string>;
}

export function FieldControl({ id, field, value, error, onChange, onUpload }: FieldControlProps) {
  const { name, label, kind, options = [], hint } = field;
  if (kind === 'box') {
    return (
      <label className={box}>
        <input
          name={name}
          type="checkbox"
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {label}
      </label>
    );
  }
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const given = {
    id,
    name,
    value: String(value),
    'aria-invalid': !!error || undefined,
    'aria-describedby': about || undefined,
  };
  return (
    <div className={control}>
      <label htmlFor={id}>{label}</label>
      {kind === 'choice' ? (
        <select {...given} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      ) : kind === 'lines' ? (
        <textarea
          {...given}
          rows={name === 'content' ? 18 : 3}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <input
          {...given}
          type={kind === 'day' ? 'date' : 'text'}
          list={kind === 'offer' ? `${id}-offer` : undefined}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
      {kind === 'offer' && (
        <datalist id={`${id}-offer`}>
          {options.map(([option, text]) => (
            <option key={option} value={text} />
          ))}
        </datalist>
      )}
      {kind === 'picture' && (
        <PictureUpload id={`${id}-file`} path={String(value)} upload={onUpload} onPath={onChange} />
      )}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {error && <p id={`${id}-error`}>{error}</p>}
    </div>
  );
}
