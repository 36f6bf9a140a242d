/** Counts hold no personal data. */
export const retention = {
  eventMonths: 13,
  spamDays: 30,
  leadMonths: 24,
  countMonths: 24,
  authEventDays: 90,
  /** Of photos of a canceled request, which can be undone as long. */
  canceledDays: 30,
  /** Of photos without a request; the privacy policy says “about a day”. */
  photoDays: 1,
  /** Of links to private pages. */
  linkDays: 90,
} as const;

/** How long a sent form is confirmed. */
export const receiptMinutes = 10;

/** In UTC; the last day of the month if it has no such day. */
export function monthsBefore(time: Date, months: number): Date {
  const earlier = new Date(time);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  if (earlier.getUTCDate() !== time.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}
