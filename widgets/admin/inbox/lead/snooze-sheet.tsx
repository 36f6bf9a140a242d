import { type FormEvent, useState } from 'react';
import type { LeadSummary } from '../../../../catalogue/contracts/admin/lead-summary.ts';
import { control } from '../../../core/form/form-sheet.css.ts';
import { button } from '../../../core/ui/parts.css.ts';
import { options, pair, wide } from '../../sheet.css.ts';
import { Sheet } from '../../sheet.tsx';
import { moment, momentOfFields, nextMonday, tomorrowMorning } from '../moment.ts';
import { strings } from '../strings.ts';

interface SnoozeSheetProps {
  /** Of several, the one that is due first. */
  lead: LeadSummary;
  now: Date;
  onSnooze: (until: Date) => void;
  onWake?: (() => void) | undefined;
  onClose: () => void;
}

const hourMs = 3_600_000;

/** When a lead comes back. The deadline stays where it is, and a choice past it says so. */
export function SnoozeSheet({ lead, now, onSnooze, onWake, onClose }: SnoozeSheetProps) {
  const [day, setDay] = useState('');
  const [time, setTime] = useState('08:00');
  const [message, setMessage] = useState('');
  const due = lead.answeredAt || lead.kind === 'palette' ? undefined : new Date(lead.dueAt);
  const choices = [
    [strings.tomorrow, tomorrowMorning(now)],
    [strings.monday, nextMonday(now)],
    [strings.inAnHour, new Date(now.getTime() + hourMs)],
  ] as const;
  const isPast = (at: Date) => due !== undefined && at > due;
  const chosen = momentOfFields(day, time);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!chosen) setMessage(strings.noMoment);
    else if (chosen <= now) setMessage(strings.pastMoment);
    else onSnooze(chosen);
  }

  return (
    <Sheet title={lead.answeredAt ? strings.callBack : strings.snooze} onClose={onClose}>
      {due && <p>{strings.promiseStays(moment(due, now))}</p>}
      <ul className={options}>
        {choices.map(([label, at]) => (
          <li key={label}>
            <button type="button" data-past={isPast(at) || undefined} onClick={() => onSnooze(at)}>
              {label}
              <span>{isPast(at) ? strings.past(moment(at, now)) : moment(at, now)}</span>
            </button>
          </li>
        ))}
        {onWake && (
          <li>
            <button type="button" onClick={onWake}>
              {strings.wake}
            </button>
          </li>
        )}
      </ul>
      <form onSubmit={onSubmit} noValidate>
        <div className={pair}>
          <div className={control}>
            <label htmlFor="snooze-day">{strings.day}</label>
            <input
              id="snooze-day"
              type="date"
              value={day}
              onInput={({ currentTarget }) => setDay(currentTarget.value)}
            />
          </div>
          <div className={control}>
            <label htmlFor="snooze-time">{strings.time}</label>
            <input
              id="snooze-time"
              type="time"
              value={time}
              onInput={({ currentTarget }) => setTime(currentTarget.value)}
            />
          </div>
        </div>
        <p role="alert">{message || (chosen && isPast(chosen) ? strings.pastDeadline : '')}</p>
        <button className={`${button} ${wide}`} type="submit">
          {chosen ? strings.snoozeUntil(moment(chosen, now)) : strings.snooze}
        </button>
      </form>
    </Sheet>
  );
}
