/* The office shows every time by the clock of the business, whatever the device is set to. */
const inNewYork = { timeZone: 'America/New_York' } as const;
const format = (parts: Intl.DateTimeFormatOptions) => {
  const { format } = new Intl.DateTimeFormat('en-US', { ...inNewYork, ...parts });
  return (at: Date | string): string => format(new Date(at));
};
/** A calendar day, `2026-11-21`, has no time zone. */
const formatDay = (parts: Intl.DateTimeFormatOptions) => {
  const { format } = new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' });
  return (day: string): string => format(new Date(`${day}T12:00:00Z`));
};

export const clockTime = format({ hour: 'numeric', minute: '2-digit' });
export const weekdayName = format({ weekday: 'long' });
export const shortWeekday = format({ weekday: 'short' });
export const monthAndDay = format({ month: 'short', day: 'numeric' });
export const date = format({ dateStyle: 'medium' });
export const dateAndTime = format({ dateStyle: 'medium', timeStyle: 'short' });
/** `6/12/2026, 4:10:05 PM`, in the format of the device, as SPEC.md §2 wants for recent events. */
export const localTime = (at: string): string => new Date(at).toLocaleString(undefined, inNewYork);

export const fullDay = formatDay({ dateStyle: 'full' });
export const barDay = formatDay({ month: 'short', day: 'numeric' });
export const barMonth = formatDay({ month: 'short', year: 'numeric' });

export const minuteMs = 60_000;

/** `1 h 32 min`; whole days from two days on. */
export function duration(ms: number): string {
  const minutes = Math.floor(ms / minuteMs);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
  return `${Math.floor(hours / 24)} days`;
}
