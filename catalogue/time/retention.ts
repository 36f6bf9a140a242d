/** How long what is kept (DECISIONS.md, Privacy). Counts hold nothing of anybody. */
export const retention = { eventMonths: 13, spamDays: 30, leadMonths: 24, countMonths: 24, authEventDays: 90 } as const;
