import { type FormEvent, useState } from 'react';
import { control } from '../../../core/form/form-view.css.ts';
import { button } from '../../../core/ui/parts.css.ts';
import { pair, wide } from '../../ui/modal-dialog.css.ts';
import { momentOfFields } from '../moment.ts';
import { strings } from '../strings.ts';

interface MomentFormProps {
  /** A prefix of ids. */
  id: string;
  /** `2026-11-22`; empty for no date yet. */
  day: string;
  /** `08:00`. */
  time: string;
  now: Date;
  /** `chosen` is undefined until both fields are valid. */
  label: (chosen: Date | undefined) => string;
  warning?: (chosen: Date) => string;
  onSubmit: (chosen: Date) => void;
}

/** In New York time. Submits only future times. */
export function MomentForm({ id, now, label, warning, onSubmit, ...first }: MomentFormProps) {
  const [day, setDay] = useState(first.day);
  const [time, setTime] = useState(first.time);
  const [message, setMessage] = useState('');
  const chosen = momentOfFields(day, time);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!chosen) setMessage(strings.noMoment);
    else if (chosen <= now) setMessage(strings.pastMoment);
    else onSubmit(chosen);
  }

  const field = (type: 'date' | 'time', text: string, value: string, set: (value: string) => void) => (
    <div className={control}>
      <label htmlFor={`${id}-${type}`}>{text}</label>
      <input
        id={`${id}-${type}`}
        type={type}
        value={value}
        onInput={({ currentTarget }) => {
          set(currentTarget.value);
          setMessage('');
        }}
      />
    </div>
  );

  return (
    <form onSubmit={submit} noValidate>
      <div className={pair}>
        {field('date', strings.day, day, setDay)}
        {field('time', strings.time, time, setTime)}
      </div>
      <p role="alert">{message || (chosen && warning?.(chosen))}</p>
      <button className={`${button} ${wide}`} type="submit">
        {label(chosen)}
      </button>
    </form>
  );
}
