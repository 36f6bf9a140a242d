/** In New York. */
export interface WallTime {
  /** `2026-11-21`. */
  day: string;
  minutes: number;
}

const timeZone = 'America/New_York';

/** Some engines put narrow spaces into times. */
export function inEastern(options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  const { format } = new Intl.DateTimeFormat('en-US', { timeZone, ...options });
  return (moment) => format(moment).replace(/\s/g, ' ');
}

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export function wallTime(moment: Date): WallTime {
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const day = ['year', 'month', 'day'].map((part) => parts.get(part as 'day')).join('-');
  return { day, minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')) };
}

/** Of a repeated hour, the first; a skipped one counts as if the clock had not changed. */
export function momentOf({ day, minutes }: WallTime): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  // Hours behind UTC.
  const [summer, winter] = [4, 5].map((hours) => new Date(asUtc + hours * 3_600_000)) as [Date, Date];
  const shown = wallTime(summer);
  return shown.day === day && shown.minutes === minutes ? summer : winter;
}

export const startOfDay = (moment: Date): Date => momentOf({ day: wallTime(moment).day, minutes: 0 });

export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const isDay = (text: string): boolean => /^20.{8}$/.test(text) && startsWithDay(text);

/** `Date` makes March 2 of February 30. */
export function startsWithDay(text: string): boolean {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
  const date = new Date(`${day}T12:00:00Z`);
  return day !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();
