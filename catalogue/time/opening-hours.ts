const weekday = { opens: 7 * 60, closes: 18 * 60 };

/** The business hours in minutes after midnight, starting with Sunday; undefined while closed. */
export const openingHours: readonly ({ opens: number; closes: number } | undefined)[] = [
  undefined,
  ...Array<typeof weekday>(5).fill(weekday),
  { opens: 8 * 60, closes: 16 * 60 },
];
