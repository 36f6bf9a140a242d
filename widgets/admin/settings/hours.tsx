import { useState } from 'react';
import { business } from '../../../catalogue/business.ts';
import { maxAuthorLength } from '../../../catalogue/contracts/admin/lead.ts';
import type { AdminSettings } from '../../../catalogue/contracts/admin/settings.ts';
import { dayAfter, wallTime } from '../../../catalogue/time/eastern-time.ts';
import { type DayHours, openingHours, type WeeklyHours, weekParts } from '../../../catalogue/time/opening-hours.ts';
import { answerDueAt, type DeadlineMode, deadlineModes } from '../../../catalogue/time/response-deadline.ts';
import { type AdminApi, timeNow } from '../admin-api.ts';
import { authorName, setAuthorName } from '../preferences.ts';
import { ActionOutcome, Form, LineButton, RestoredDraft, SubmitButton, useAction } from '../ui/parts.tsx';
import { clockTime, fullDay, weekdayName } from '../ui/times.ts';
import { Part, type SettingsProps, useWholeSetting } from './row.tsx';
import { addDay as add, choice, dayList as list, saveLine, week } from './settings.css.ts';

const clocks = {
  plain: { title: 'Around the clock', about: 'This is what the website promises.' },
  business: { title: 'Only while you are open', about: `The website still promises ${business.replyHours} hours.` },
} as const;

export function Hours({ api, settings, onChange }: SettingsProps) {
  const [name, setName] = useState(authorName);
  const hours = useWholeSetting(api, 'hours', settings.hours, merged);
  const savedHours = hours.isRestored ? settings.hours : hours.former;
  return (
    <Part
      id="hours"
      heading={`Hours and the ${business.replyHours}-hour clock`}
      about={`When the office counts the ${business.replyHours} hours. The hours on the website are part of its text and stay as they are. All times are New York time.`}
    >
      <WeekHours {...hours} />
      <DaysOff api={api} saved={settings.daysOff} />
      <fieldset>
        <legend>{`How the office counts the ${business.replyHours} hours`}</legend>
        {deadlineModes.map((clock) => (
          <label key={clock} className={choice}>
            <input type="radio" name="clock" checked={settings.clock === clock} onChange={() => onChange({ clock })} />
            <span>
              <b>{clocks[clock].title}</b>
              <small>
                Sent Saturday at 4:10 PM, due {exampleDue(clock, savedHours)}. {clocks[clock].about}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      <label>
        <b>Your name in the history</b>
        <input
          type="text"
          value={name}
          maxLength={maxAuthorLength}
          autoComplete="name"
          onInput={({ currentTarget }) => {
            setName(currentTarget.value);
            setAuthorName(currentTarget.value);
          }}
        />
        <small>Stored in this browser. Leave it empty to appear as the owner.</small>
      </label>
    </Part>
  );
}

const weekMs = 7 * 86_400_000;
/** A Saturday at 4:10 PM. */
const example = new Date('2026-06-13T20:10:00Z');

function exampleDue(clock: DeadlineMode, hours: WeeklyHours): string {
  const due = answerDueAt(example, clock === 'plain' ? clock : openingHours(hours));
  const weeks = Math.floor((due.getTime() - example.getTime()) / weekMs);
  const later = weeks === 1 ? ', a week later' : `, ${weeks} weeks later`;
  return `${weekdayName(due)} at ${clockTime(due)}${weeks > 0 ? later : ''}`;
}

type Week = AdminSettings['hours'];

function merged({ value, former }: { value: Week; former: Week }, current: Week): Week {
  const parts = weekParts.map((part) => {
    const isEdited = JSON.stringify(value[part]) !== JSON.stringify(former[part]);
    return [part, isEdited ? value[part] : current[part]];
  });
  return Object.fromEntries(parts) as Week;
}

const dayNames = { weekdays: 'Monday to Friday', saturday: 'Saturday', sunday: 'Sunday' } as const;
const edges = { opens: 'from', closes: 'to' } as const;
const usual: DayHours = { opens: '08:00', closes: '16:00' };

function WeekHours(hours: ReturnType<typeof useWholeSetting<'hours'>>) {
  const { value, former, isRestored, save, type, discard } = hours;
  const action = useAction();
  const message = action.errors.hours;
  return (
    <Form onSubmit={() => void action.act(() => save(), '✓ Hours saved')}>
      {isRestored && <RestoredDraft onDiscard={discard} />}
      {weekParts.map((part) => {
        const day = value[part];
        const change = (to: DayHours | null) => type({ ...value, [part]: to });
        return (
          <fieldset key={part} className={week} aria-describedby={message ? 'hours-m' : undefined}>
            <legend>{dayNames[part]}</legend>
            <label>
              <input
                type="checkbox"
                checked={day !== null}
                aria-label={`${dayNames[part]}, open`}
                onChange={() => change(day ? null : (former[part] ?? usual))}
              />
              {day ? 'Open' : 'Closed'}
            </label>
            {day && (
              <div>
                {(['opens', 'closes'] as const).map((edge) => (
                  <label key={edge}>
                    <span>{edges[edge]}</span>
                    <input
                      type="time"
                      value={day[edge]}
                      aria-label={`${dayNames[part]}, ${edges[edge]}`}
                      onInput={({ currentTarget }) => change({ ...day, [edge]: currentTarget.value })}
                    />
                  </label>
                ))}
              </div>
            )}
          </fieldset>
        );
      })}
      <div className={saveLine}>
        <SubmitButton isBusy={action.isBusy}>Save hours</SubmitButton>
        <p id="hours-m" role="alert">
          {message}
        </p>
        <ActionOutcome action={action} />
      </div>
    </Form>
  );
}

function DaysOff({ api, saved }: { api: AdminApi; saved: AdminSettings['daysOff'] }) {
  const { former: days, save } = useWholeSetting(api, 'daysOff', saved);
  const [day, setDay] = useState('');
  const [refusal, setRefusal] = useState('');
  const action = useAction();
  const today = wallTime(timeNow()).day;
  const message = refusal || action.errors.daysOff;

  function keep(next: readonly string[], done: string): void {
    setRefusal('');
    void action.act(async () => {
      // Reports reach back one year and compute deadlines with past days off.
      await save(next.filter((one) => one > dayAfter(today, -400)));
      setDay('');
    }, done);
  }

  function submit(): void {
    if (day >= today && !days.includes(day)) keep([...days, day], '✓ Day off added');
    else {
      action.clear();
      // An empty day is before today, too.
      setRefusal(day >= today ? `${fullDay(day)} is a day off already` : 'Please choose today or a later day');
    }
  }

  function remove(one: string): void {
    const others = days.filter((other) => other !== one);
    keep(others, `${fullDay(one)} is a working day again.`);
  }

  return (
    <div>
      <b>Days off</b>
      <small>Holidays and vacations. The time does not run on them if it runs only while you are open.</small>
      <ul className={list}>
        {days
          .filter((one) => one >= today)
          .map((one) => (
            <li key={one}>
              <span>{fullDay(one)}</span>
              <LineButton aria-label={`Remove ${fullDay(one)}`} isBusy={action.isBusy} onClick={() => remove(one)}>
                Remove
              </LineButton>
            </li>
          ))}
      </ul>
      <Form className={add} onSubmit={submit}>
        <input
          type="date"
          min={today}
          value={day}
          aria-label="A day off"
          aria-describedby={message ? 'days-off-m' : undefined}
          onInput={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <SubmitButton isBusy={action.isBusy}>Add a day off</SubmitButton>
        <p id="days-off-m" role="alert">
          {message}
        </p>
        <ActionOutcome action={action} />
      </Form>
    </div>
  );
}
