/** `one mail`, `2 mails`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? `one ${one}` : `${count.toLocaleString('en-US')} ${many}`;

/** `3 from Easton, 2 from Chester and one from Oxford`. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** Counts occurrences, most frequent first; items beyond `max` are summed up. */
export function tallied(names: readonly string[], rest: string, max = 5): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const all = [...counts].map(([name, count]) => ({ name, count }));
  all.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
  const others = all.slice(max).reduce((sum, { count }) => sum + count, 0);
  return [...all.slice(0, max), ...(others > 0 ? [{ name: rest, count: others }] : [])];
}

const eastern = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

/** `Monday, November 16`, in New York. */
export const dayInWords = (moment: Date): string => eastern.format(moment);

/** The text with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
