import { type FormEvent, useState } from 'react';
import { business } from '../../../catalogue/business.ts';
import type { AdminSettings } from '../../../catalogue/contracts/admin/settings.ts';
import { type DayHours, weekParts } from '../../../catalogue/time/opening-hours.ts';
import { sessionDraft } from '../../core/runtime/draft.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import type { AdminApi } from '../admin-api.ts';
import { ActionOutcome } from '../ui/action-outcome.tsx';
import { RestoredDraft } from '../ui/restored-draft.tsx';
import { useAction } from '../ui/use-action.ts';
import { changeWhole } from './change-whole.ts';
import { strings } from './strings.ts';
import { save, week } from './week-hours.css.ts';

type Week = AdminSettings['hours'];

const { week: text } = strings.hours;
const usual: DayHours = { opens: '08:00', closes: '16:00' };

/** `former`: the saved hours on which the edited ones are based. */
const draft = sessionDraft<{ hours: Week; former: Week }>(`${business.namespace}:week-hours`);

interface WeekHoursProps {
  api: AdminApi;
  hours: Week;
  onSaved: (hours: Week) => void;
}

export function WeekHours({ api, hours: saved, onSaved }: WeekHoursProps) {
  const [kept, setKept] = useState(() => draft.read());
  const [former, setFormer] = useState(kept?.former ?? saved);
  const [hours, setHours] = useState(kept?.hours ?? saved);
  const action = useAction();
  const message = action.errors.hours;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const show = (current: Week) => {
      setFormer(current);
      onSaved(current);
      setHours(merged(hours, former, current));
    };
    void action.act(async () => {
      await changeWhole(api, { name: 'hours', value: hours, former, show });
      draft.write();
      setKept(undefined);
    }, text.saved);
  }
  function edit(to: Week): void {
    setHours(to);
    draft.write({ hours: to, former });
  }
  function discard(): void {
    draft.write();
    setKept(undefined);
    setFormer(saved);
    setHours(saved);
  }

  return (
    // The server's messages are the same in every browser.
    <form noValidate onSubmit={submit}>
      {kept && <RestoredDraft onDiscard={discard} />}
      {weekParts.map((part) => {
        const day = hours[part];
        const change = (to: DayHours | null) => edit({ ...hours, [part]: to });
        return (
          <fieldset key={part} className={week} aria-describedby={message ? 'hours-m' : undefined}>
            <legend>{text.days[part]}</legend>
            <label>
              <input
                type="checkbox"
                checked={day !== null}
                aria-label={text.isOpen(text.days[part])}
                onChange={() => change(day ? null : (former[part] ?? usual))}
              />
              {day ? text.open : text.closed}
            </label>
            {day && (
              <div>
                {(['opens', 'closes'] as const).map((edge) => (
                  <label key={edge}>
                    <span>{text[edge]}</span>
                    <input
                      type="time"
                      value={day[edge]}
                      aria-label={`${text.days[part]}, ${text[edge]}`}
                      onInput={({ currentTarget }) => change({ ...day, [edge]: currentTarget.value })}
                    />
                  </label>
                ))}
              </div>
            )}
          </fieldset>
        );
      })}
      <div className={save}>
        <button className={lineButton} type="submit" aria-disabled={action.isBusy || undefined}>
          {text.save}
        </button>
        <p id="hours-m" role="alert">
          {message ?? ''}
        </p>
        <ActionOutcome action={action} />
      </div>
    </form>
  );
}

/** Keeps the current hours of days that were not edited here. */
function merged(edited: Week, former: Week, current: Week): Week {
  const parts = weekParts.map((part) => {
    const isEdited = JSON.stringify(edited[part]) !== JSON.stringify(former[part]);
    return [part, isEdited ? edited[part] : current[part]];
  });
  return Object.fromEntries(parts) as Week;
}
