import { useEffect, useState } from 'react';
import type { AdminSettings } from '../../../catalogue/contracts/admin/settings.ts';
import { openingHours, type WeeklyHours } from '../../../catalogue/time/opening-hours.ts';
import { answerDueAt, type DeadlineMode, deadlineModes } from '../../../catalogue/time/response-deadline.ts';
import type { AdminApi } from '../admin-api.ts';
import { authorName, setAuthorName } from '../inbox/author-name.ts';
import { clockTime, weekdayName } from '../ui/times.ts';
import { DaysOff } from './days-off.tsx';
import { box, choice } from './settings.css.ts';
import { strings } from './strings.ts';
import { WeekHours } from './week-hours.tsx';

const { hours: text } = strings;

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
    <section aria-labelledby="hours">
      <h2 id="hours">{text.heading}</h2>
      <p>{text.about}</p>
      <div className={box}>
        <WeekHours api={api} hours={settings.hours} onSaved={setHours} />
        <DaysOff api={api} days={settings.daysOff} />
        <fieldset>
          <legend>{text.clock}</legend>
          {deadlineModes.map((clock) => (
            <label key={clock} className={choice}>
              <input
                type="radio"
                name="clock"
                checked={settings.clock === clock}
                onChange={() => onChange({ clock })}
              />
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
      </div>
    </section>
  );
}

const weekMs = 7 * 86_400_000;
/** A Saturday at 4:10 PM. */
const example = new Date('2026-06-13T20:10:00Z');

/** `Tuesday at 10:10 AM`, or with few open hours `Sunday at 2:00 PM, 2 weeks later`. */
function exampleDue(clock: DeadlineMode, hours: WeeklyHours): string {
  const due = answerDueAt(example, clock === 'plain' ? clock : openingHours(hours));
  const weeks = Math.floor((due.getTime() - example.getTime()) / weekMs);
  return `${weekdayName(due)} at ${clockTime(due)}${strings.hours.weeksLater(weeks)}`;
}
