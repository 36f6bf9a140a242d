/** From when until when the business is open on a day, as wall-clock times in New York: `07:00`. */
export interface DayHours {
  opens: string;
  closes: string;
}

/** The opening hours of a week; null while closed. */
export interface WeeklyHours {
  weekdays: DayHours | null;
  saturday: DayHours | null;
  sunday: DayHours | null;
}
export const weekParts = ['weekdays', 'saturday', 'sunday'] as const satisfies readonly (keyof WeeklyHours)[];

/** As in `business.hours`; a test compares them. */
export const firstHours: WeeklyHours = {
  weekdays: { opens: '07:00', closes: '18:00' },
  saturday: { opens: '08:00', closes: '16:00' },
  sunday: null,
};

/** Opening and closing in minutes after midnight, for each day starting with Sunday; undefined while closed. */
export type OpeningHours = readonly ({ opens: number; closes: number } | undefined)[];

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The hours of each day of the week. */
export function openingHours({ weekdays, saturday, sunday }: WeeklyHours): OpeningHours {
  const days = [sunday, weekdays, weekdays, weekdays, weekdays, weekdays, saturday];
  return days.map((day) => (day ? { opens: minutesOf(day.opens), closes: minutesOf(day.closes) } : undefined));
}

/** How many minutes of a week are open. */
export const openMinutes = (hours: OpeningHours): number =>
  hours.reduce((sum, day) => sum + (day ? Math.max(0, day.closes - day.opens) : 0), 0);
