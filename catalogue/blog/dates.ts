import { inEastern, wallTime } from '../time/eastern-time.ts';

/* Blog dates are days in Maryland. */
const short = inEastern({ dateStyle: 'medium' });
const long = inEastern({ dateStyle: 'long' });

/** A bare date is that day in Maryland, not the evening before. Throws RangeError. */
function dateOf(time: string): Date {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(time) ? `${time}T12:00:00Z` : time);
  if (Number.isNaN(date.getTime())) throw new RangeError(`“${time}” is no time`);
  return date;
}

/** In calendar days. */
function daysSince(publishedAt: string, now: Date): number {
  const dayOf = (moment: Date) => Date.parse(wallTime(moment).day);
  return (dayOf(now) - dayOf(dateOf(publishedAt))) / 86_400_000;
}

/** Future dates count as today. */
export function agoLabel(publishedAt: string, now: Date): string {
  const days = daysSince(publishedAt, now);
  if (days <= 0) return 'Today';
  return days === 1 ? '1 day ago' : `${days} days ago`;
}

export const shortDate = (time: string): string => short(dateOf(time));

export const longDate = (time: string): string => long(dateOf(time));
