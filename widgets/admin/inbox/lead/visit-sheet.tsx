import { type FormEvent, useState } from 'react';
import { wallTime } from '../../../../catalogue/time/eastern-time.ts';
import { control } from '../../../core/form/form-sheet.css.ts';
import { button } from '../../../core/ui/parts.css.ts';
import { pair, wide } from '../../sheet.css.ts';
import { Sheet } from '../../sheet.tsx';
import { moment, momentOfFields, tomorrowMorning } from '../moment.ts';
import { strings } from '../strings.ts';

interface VisitSheetProps {
  visitAt: string | undefined;
  now: Date;
  onSchedule: (at: Date) => void;
  onClose: () => void;
}

/** The date and hour of the visit, by New York's clock. */
export function VisitSheet({ visitAt, now, onSchedule, onClose }: VisitSheetProps) {
  const first = wallTime(visitAt ? new Date(visitAt) : tomorrowMorning(now));
  const [day, setDay] = useState(first.day);
  const [time, setTime] = useState(
    [Math.floor(first.minutes / 60), first.minutes % 60].map((part) => String(part).padStart(2, '0')).join(':'),
  );
  const [message, setMessage] = useState('');
  const chosen = momentOfFields(day, time);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!chosen) setMessage(strings.noMoment);
    else if (chosen <= now) setMessage(strings.pastMoment);
    else onSchedule(chosen);
  }

  return (
    <Sheet title={strings.visit} onClose={onClose}>
      <form onSubmit={onSubmit} noValidate>
        <div className={pair}>
          <div className={control}>
            <label htmlFor="visit-day">{strings.day}</label>
            <input
              id="visit-day"
              type="date"
              value={day}
              onInput={({ currentTarget }) => setDay(currentTarget.value)}
            />
          </div>
          <div className={control}>
            <label htmlFor="visit-time">{strings.time}</label>
            <input
              id="visit-time"
              type="time"
              value={time}
              onInput={({ currentTarget }) => setTime(currentTarget.value)}
            />
          </div>
        </div>
        <p role="alert">{message}</p>
        <button className={`${button} ${wide}`} type="submit">
          {chosen ? strings.scheduleFor(moment(chosen, now)) : strings.schedule}
        </button>
      </form>
    </Sheet>
  );
}
