import { useEffect, useState } from 'react';
import { business } from '../../../catalogue/business.ts';
import type { AdminSettings } from '../../../catalogue/contracts/admin/settings.ts';
import { dayAfter, wallTime } from '../../../catalogue/time/eastern-time.ts';
import { type DayHours, openingHours, type WeeklyHours, weekParts } from '../../../catalogue/time/opening-hours.ts';
import { answerDueAt, type DeadlineMode, deadlineModes } from '../../../catalogue/time/response-deadline.ts';
import { sessionDraft } from '../../core/runtime/define-widget.ts';
import { type AdminApi, timeNow } from '../admin-api.ts';
import { authorName, setAuthorName } from '../preferences.ts';
import { ActionOutcome, Form, LineButton, RestoredDraft, useAction } from '../ui/parts.tsx';
import { clockTime, weekdayName } from '../ui/times.ts';
import { changeWhole, Part } from './row.tsx';
import { addDay as add, choice, dayList as list, saveLine as save, week } from './settings.css.ts';
import { strings } from './strings.ts';

const { hours: text } = strings;
const { week: weekWords, daysOff: dayWords } = text;

interface HoursProps {
  api: AdminApi;
  settings: AdminSettings;
  onChange: (change: Partial<AdminSettings>) => void;
}

export function Hours({ api, settings, onChange }: HoursProps) {
  const [name, setName] = useState('');
  const [hours, setHours] = useState(settings.hours);
  useEffect(() => setName(authorName()), []);
  return (
    <Part id="hours" of={text}>
      <WeekHours api={api} hours={settings.hours} onSaved={setHours} />
      <DaysOff api={api} days={settings.daysOff} />
      <fieldset>
        <legend>{text.clock}</legend>
        {deadlineModes.map((clock) => (
          <label key={clock} className={choice}>
            <input type="radio" name="clock" checked={settings.clock === clock} onChange={() => onChange({ clock })} />
            <span>
              <b>{text.clocks[clock].title}</b>
              <small>{text.clocks[clock].about(exampleDue(clock, hours))}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <label>
        <b>{text.name}</b>
        <input
          type="text"
          value={name}
          maxLength={60}
          autoComplete="name"
          onInput={({ currentTarget }) => {
            setName(currentTarget.value);
            setAuthorName(currentTarget.value);
          }}
        />
        <small>{text.nameMeans}</small>
      </label>
    </Part>
  );
}

const weekMs = 7 * 86_400_000;
/** A Saturday at 4:10 PM. */
const example = new Date('2026-06-13T20:10:00Z');

/** `Tuesday at 10:10 AM`, or with few open hours `Sunday at 2:00 PM, 2 weeks later`. */
function exampleDue(clock: DeadlineMode, hours: WeeklyHours): string {
  const due = answerDueAt(example, clock === 'plain' ? clock : openingHours(hours));
  const weeks = Math.floor((due.getTime() - example.getTime()) / weekMs);
  return `${weekdayName(due)} at ${clockTime(due)}${text.weeksLater(weeks)}`;
}

type Week = AdminSettings['hours'];
const usual: DayHours = { opens: '08:00', closes: '16:00' };

/** `former`: the saved hours on which the edited ones are based. */
const draft = sessionDraft<{ hours: Week; former: Week }>(`${business.namespace}:week-hours`);

function WeekHours({ api, hours: saved, onSaved }: { api: AdminApi; hours: Week; onSaved: (hours: Week) => void }) {
  const [kept, setKept] = useState(() => draft.read());
  const [former, setFormer] = useState(kept?.former ?? saved);
  const [hours, setHours] = useState(kept?.hours ?? saved);
  const action = useAction();
  const message = action.errors.hours;

  function submit(): void {
    const show = (current: Week) => {
      setFormer(current);
      onSaved(current);
      setHours(merged(hours, former, current));
    };
    void action.act(async () => {
      await changeWhole(api, { name: 'hours', value: hours, former, show });
      draft.write();
      setKept(undefined);
    }, weekWords.saved);
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
    <Form onSubmit={submit}>
      {kept && <RestoredDraft onDiscard={discard} />}
      {weekParts.map((part) => {
        const day = hours[part];
        const change = (to: DayHours | null) => edit({ ...hours, [part]: to });
        return (
          <fieldset key={part} className={week} aria-describedby={message ? 'hours-m' : undefined}>
            <legend>{weekWords.days[part]}</legend>
            <label>
              <input
                type="checkbox"
                checked={day !== null}
                aria-label={weekWords.isOpen(weekWords.days[part])}
                onChange={() => change(day ? null : (former[part] ?? usual))}
              />
              {day ? weekWords.open : weekWords.closed}
            </label>
            {day && (
              <div>
                {(['opens', 'closes'] as const).map((edge) => (
                  <label key={edge}>
                    <span>{weekWords[edge]}</span>
                    <input
                      type="time"
                      value={day[edge]}
                      aria-label={`${weekWords.days[part]}, ${weekWords[edge]}`}
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
        <LineButton type="submit" isBusy={action.isBusy}>
          {weekWords.save}
        </LineButton>
        <p id="hours-m" role="alert">
          {message ?? ''}
        </p>
        <ActionOutcome action={action} />
      </div>
    </Form>
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

/** Reports reach back one year and compute deadlines with past days off. */
const keptDays = 400;

function DaysOff({ api, days: saved }: { api: AdminApi; days: AdminSettings['daysOff'] }) {
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

  function submit(): void {
    if (day >= today && !days.includes(day)) keep([...days, day], dayWords.added);
    else {
      action.clear();
      // An empty day is before today, too.
      setRefusal(day >= today ? dayWords.known(day) : dayWords.past);
    }
  }

  function remove(one: string): void {
    const others = days.filter((other) => other !== one);
    keep(others, dayWords.removed(one));
  }

  return (
    <div>
      <b>{dayWords.title}</b>
      <small>{dayWords.about}</small>
      <ul className={list}>
        {coming.map((one) => (
          <li key={one}>
            <span>{dayWords.name(one)}</span>
            <LineButton aria-label={dayWords.removeNamed(one)} isBusy={action.isBusy} onClick={() => remove(one)}>
              {dayWords.remove}
            </LineButton>
          </li>
        ))}
      </ul>
      <Form className={add} onSubmit={submit}>
        <input
          type="date"
          min={today}
          value={day}
          aria-label={dayWords.day}
          aria-describedby={message ? 'days-off-m' : undefined}
          onInput={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <LineButton type="submit" isBusy={action.isBusy}>
          {dayWords.add}
        </LineButton>
        <p id="days-off-m" role="alert">
          {message}
        </p>
        <ActionOutcome action={action} />
      </Form>
    </div>
  );
}
