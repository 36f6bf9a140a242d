const minuteMs = 60_000;

/** `1 h 32 min`; whole days from two days on. */
export function duration(ms: number): string {
  const minutes = Math.floor(ms / minuteMs);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
  return `${Math.floor(hours / 24)} days`;
}
