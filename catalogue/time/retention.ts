/** Counts hold no personal data. */
export const retention = {
  eventMonths: 13,
  spamDays: 30,
  leadMonths: 24,
  countMonths: 24,
  authEventDays: 90,
  /** Photos of a request that its sender canceled. */
  canceledDays: 30,
} as const;
