/** When the office does something by itself. Wall-clock times in New York: `07:00`. */
export const officeTimes = {
  /** No alert rings at night, if the owner wants. */
  quietFrom: '21:00',
  quietUntil: '06:30',
  /** The weekly letter, on Mondays (`digests.ts`, the office’s `alerts.tsx`), and the spam summary. */
  letter: '07:00',
  /** When a snoozed request returns. */
  morning: '08:00',
} as const;

/** A device rings again this long before an answer is due. */
export const reminderHours = 1;

export const letterRetryMinutes = 15;

/** How far back the office counts what widgets do on other sites. */
export const embedDays = 14;
