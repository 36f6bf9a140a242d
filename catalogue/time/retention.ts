/** Counts hold no personal data. */
export const retention = {
  eventMonths: 13,
  spamDays: 30,
  leadMonths: 24,
  countMonths: 24,
  authEventDays: 90,
  canceledDays: 30,
} as const;
