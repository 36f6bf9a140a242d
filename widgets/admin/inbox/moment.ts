import { dayAfter, isDay, momentOf, wallTime, weekdayOf } from '../../../catalogue/time/eastern-time.ts';
import { officeTimes } from '../../../catalogue/time/office-times.ts';
import { minutesOf } from '../../../catalogue/time/opening-hours.ts';
import { clockTime, date, minuteMs, monthAndDay, shortWeekday, weekdayName } from '../ui/times.ts';

const dayMs = 86_400_000;

export const daysAway = (at: Date, now: Date) => (Date.parse(wallTime(at).day) - Date.parse(wallTime(now).day)) / dayMs;

/** `today, 4:10 PM`, `Thursday, 8:00 AM`, `Jun 12, 8:00 AM`. */
export function moment(iso: string | Date, now: Date): string {
  const at = new Date(iso);
  return `${dayName(at, now)}, ${clockTime(at)}`;
}

/** In the past: `4:10 PM`, `Mon, 4:10 PM`, `Jun 12`. */
export function shortMoment(iso: string, now: Date): string {
  const at = new Date(iso);
  const away = daysAway(at, now);
  if (away < -6) return dayName(at, now);
  return away === 0 ? clockTime(at) : `${shortWeekday(at)}, ${clockTime(at)}`;
}

/** `4:10 PM today`, `8:00 AM on Thursday`. */
export function timeAndDay(at: Date, now: Date): string {
  const on = Math.abs(daysAway(at, now)) > 1 ? 'on ' : '';
  return `${clockTime(at)} ${on}${dayName(at, now)}`;
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `today`, `Thursday`, `Jun 12`, `Feb 11, 2025`. */
export function dayName(at: Date, now: Date): string {
  const away = daysAway(at, now);
  if (away === 0) return 'today';
  if (away === 1) return 'tomorrow';
  if (away === -1) return 'yesterday';
  if (away > 1 && away < 7) return weekdayName(at);
  return (wallTime(at).day.slice(0, 4) === wallTime(now).day.slice(0, 4) ? monthAndDay : date)(at);
}

const morning = minutesOf(officeTimes.morning);

export function afterLunch(now: Date): Date | undefined {
  const { day, minutes } = wallTime(now);
  return minutes < 12 * 60 ? momentOf({ day, minutes: 13 * 60 }) : undefined;
}

export const inDays = (days: number, now: Date) =>
  momentOf({ day: dayAfter(wallTime(now).day, days), minutes: morning });

export const tomorrowMorning = (now: Date) => inDays(1, now);

export function endOfDay(now: Date): Date | undefined {
  const { day, minutes } = wallTime(now);
  return minutes < 16 * 60 ? momentOf({ day, minutes: 16 * 60 + 30 }) : undefined;
}

export function nextMonday(now: Date): Date {
  const { day } = wallTime(now);
  return momentOf({ day: dayAfter(day, (8 - weekdayOf(day)) % 7 || 7), minutes: morning });
}

/** The first that is ahead and not after `due`: in two days in the morning, the next morning, an hour before `due`. */
export function proposedReturn(now: Date, due: Date | undefined): Date {
  const tomorrow = tomorrowMorning(now);
  const inTwoDays = tomorrowMorning(tomorrow);
  if (!due) return inTwoDays;
  const before = new Date(due.getTime() - 60 * minuteMs);
  return [inTwoDays, tomorrow, before].find((at) => at.getTime() > now.getTime() + minuteMs && at <= due) ?? inTwoDays;
}

export function fieldsOfMoment(at: Date): { day: string; time: string } {
  const { day, minutes } = wallTime(at);
  const time = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return { day, time };
}

export function momentOfFields(day: string, time: string): Date | undefined {
  const [hours, minutes] = time.split(':').map(Number);
  if (!isDay(day) || Number.isNaN(Date.parse(`${day}T${time}Z`)) || hours === undefined || minutes === undefined)
    return undefined;
  return momentOf({ day, minutes: hours * 60 + minutes });
}
