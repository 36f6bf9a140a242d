/** The same moment so many months earlier; the last of the month where it has no such day. */
export function monthsBefore(time: Date, months: number): Date {
  const earlier = new Date(time);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  if (earlier.getUTCDate() !== time.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}
