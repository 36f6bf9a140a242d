import { business } from '../business.ts';
import { dayAfter, inEastern, momentOf, weekdayOf } from './eastern-time.ts';

/** Wall-clock times in New York: `07:00`. */
export interface DayHours {
  opens: string;
  closes: string;
}

export const weekParts = ['weekdays', 'saturday', 'sunday'] as const;
export const weekPartNames = { weekdays: 'Mon-Fri', saturday: 'Sat', sunday: 'Sun' } as const;
export type WeeklyHours = Readonly<Record<(typeof weekParts)[number], DayHours | null>>;

export const firstHours: WeeklyHours = business.hours;

/** `7:00 AM-6:00 PM`. */
export const hoursInWords = (day: DayHours | null): string =>
  day ? [day.opens, day.closes].map(clockInWords).join('-') : 'Closed';

/** `7:00 AM`. */
export function clockInWords(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

const daysOfWeek = ({ weekdays, saturday, sunday }: WeeklyHours) =>
  [sunday, weekdays, weekdays, weekdays, weekdays, weekdays, saturday] as const;

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Wall-clock times in New York, as `2026-11-27 18:00`, and what is true until then. */
export type OpenStates = readonly (readonly [until: string, words: string])[];

/** Of a week and the next open day after it. */
export function openStates(from: string, daysOff: readonly string[]): OpenStates {
  const days = Array.from({ length: 8 + 2 * daysOff.length }, (_, ahead) => dayAfter(from, ahead));
  const open = days.flatMap((day) => {
    const hours = daysOff.includes(day) ? null : daysOfWeek(firstHours)[weekdayOf(day)];
    return hours ? { day, ...hours } : [];
  });
  const inWeek = open.filter(({ day }) => day < dayAfter(from, 7));
  const monthAndDay = inEastern({ month: 'long', day: 'numeric' });
  return open.slice(0, inWeek.length + 1).flatMap(({ day, opens, closes }, index) => {
    // A weekday's name must mean one day.
    const isNear = day < dayAfter(open[index - 1]?.day ?? from, 7);
    const name = isNear ? dayNames[weekdayOf(day)] : monthAndDay(momentOf({ day, minutes: 0 }));
    return [
      [`${day} ${opens}`, `Opens ${name} at ${clockInWords(opens)}`],
      [`${day} ${closes}`, `Open now, until ${clockInWords(closes)}`],
    ];
  });
}

export interface OpeningHours {
  /** Minutes after midnight, from Sunday on; undefined while closed. */
  week: readonly ({ opens: number; closes: number } | undefined)[];
  /** `2026-12-25`. */
  daysOff: readonly string[];
}

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export function openingHours(hours: WeeklyHours, daysOff: readonly string[] = []): OpeningHours {
  const week = daysOfWeek(hours).map((day) =>
    day ? { opens: minutesOf(day.opens), closes: minutesOf(day.closes) } : undefined,
  );
  return { week, daysOff };
}

export const hoursOn = ({ week, daysOff }: OpeningHours, day: string) =>
  daysOff.includes(day) ? undefined : week[weekdayOf(day)];

export const openMinutes = ({ week }: OpeningHours): number =>
  week.reduce((sum, day) => sum + (day ? Math.max(0, day.closes - day.opens) : 0), 0);
