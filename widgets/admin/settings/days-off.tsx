import { type FormEvent, useState } from 'react';
import type { AdminSettings } from '../../../catalogue/contracts/admin/settings.ts';
import { dayAfter, wallTime } from '../../../catalogue/time/eastern-time.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import { type AdminApi, timeNow } from '../admin-api.ts';
import { ActionOutcome } from '../ui/action-outcome.tsx';
import { useAction } from '../ui/use-action.ts';
import { changeWhole } from './change-whole.ts';
import { add, list } from './days-off.css.ts';
import { strings } from './strings.ts';

const { daysOff: text } = strings.hours;
/** Reports reach back one year and compute deadlines with past days off. */
const keptDays = 400;

export function DaysOff({ api, days: saved }: { api: AdminApi; days: AdminSettings['daysOff'] }) {
  const [days, setDays] = useState(saved);
  const [day, setDay] = useState('');
  const [refusal, setRefusal] = useState('');
  const action = useAction();
  const today = wallTime(timeNow()).day;
  const coming = days.filter((one) => one >= today);
  const message = refusal || (action.errors.daysOff ?? '');

  function keep(next: readonly string[], done: string): void {
    setRefusal('');
    void action.act(async () => {
      const daysOff = next.filter((one) => one > dayAfter(today, -keptDays));
      await changeWhole(api, { name: 'daysOff', value: daysOff, former: days, show: setDays });
      setDay('');
    }, done);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (day >= today && !days.includes(day)) keep([...days, day], text.added);
    else {
      action.clear();
      // An empty day is before today, too.
      setRefusal(day >= today ? text.known(day) : text.past);
    }
  }

  return (
    <div>
      <b>{text.title}</b>
      <small>{text.about}</small>
      <ul className={list}>
        {coming.map((one) => (
          <li key={one}>
            <span>{text.name(one)}</span>
            <button
              className={lineButton}
              type="button"
              aria-label={text.removeNamed(one)}
              aria-disabled={action.isBusy || undefined}
              onClick={() =>
                keep(
                  days.filter((other) => other !== one),
                  text.removed(one),
                )
              }
            >
              {text.remove}
            </button>
          </li>
        ))}
      </ul>
      <form className={add} noValidate onSubmit={submit}>
        <input
          type="date"
          min={today}
          value={day}
          aria-label={text.day}
          aria-describedby={message ? 'days-off-m' : undefined}
          onInput={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <button className={lineButton} type="submit" aria-disabled={action.isBusy || undefined}>
          {text.add}
        </button>
        <p id="days-off-m" role="alert">
          {message}
        </p>
        <ActionOutcome action={action} />
      </form>
    </div>
  );
}
