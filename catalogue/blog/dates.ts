/** Blog dates are days in Maryland. */
const timeZone = 'America/New_York';

const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
const short = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium' });
const long = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long' });

const dayMs = 86_400_000;

/** A bare date is that day in Maryland, not the evening before. Throws RangeError. */
function dateOf(time: string): Date {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(time) ? `${time}T12:00:00Z` : time);
  if (Number.isNaN(date.getTime())) throw new RangeError(`“${time}” is no time`);
  return date;
}

function dayNumber(date: Date): number {
  const part = (type: 'year' | 'month' | 'day') =>
    Number(parts.formatToParts(date).find((found) => found.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day')) / dayMs;
}

/** In calendar days; future dates count as today. */
export function agoLabel(publishedAt: string, now: Date): string {
  const days = dayNumber(now) - dayNumber(dateOf(publishedAt));
  if (days <= 0) return 'Today';
  return days === 1 ? '1 day ago' : `${days} days ago`;
}

export const shortDate = (time: string): string => short.format(dateOf(time));

export const longDate = (time: string): string => long.format(dateOf(time));
