import { business } from '../business.ts';
import { weekdayOf } from './eastern-time.ts';

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

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Of a week: `118:00` is Monday at six; what is true until then. */
export function openStates({ weekdays, saturday, sunday }: WeeklyHours): [until: string, words: string][] {
  return [sunday, weekdays, weekdays, weekdays, weekdays, weekdays, saturday].flatMap((day, index) =>
    day
      ? [
          [index + day.opens, `Closed now. Opens ${dayNames[index]} at ${clockInWords(day.opens)}`],
          [index + day.closes, `Open now, until ${clockInWords(day.closes)}`],
        ]
      : [],
  );
}

export interface OpeningHours {
  /** Minutes after midnight, from Sunday on; undefined while closed. */
  week: readonly ({ opens: number; closes: number } | undefined)[];
  /** `2026-12-25`. */
  daysOff: readonly string[];
}

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export function openingHours(
  { weekdays, saturday, sunday }: WeeklyHours,
  daysOff: readonly string[] = [],
): OpeningHours {
  const days = [sunday, weekdays, weekdays, weekdays, weekdays, weekdays, saturday];
  const week = days.map((day) => (day ? { opens: minutesOf(day.opens), closes: minutesOf(day.closes) } : undefined));
  return { week, daysOff };
}

export const hoursOn = ({ week, daysOff }: OpeningHours, day: string) =>
  daysOff.includes(day) ? undefined : week[weekdayOf(day)];

export const openMinutes = ({ week }: OpeningHours): number =>
  week.reduce((sum, day) => sum + (day ? Math.max(0, day.closes - day.opens) : 0), 0);
