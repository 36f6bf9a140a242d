import * as v from 'valibot';

const invalid = 'Invalid input';

/** How many items an address asks for: from one to `most`. @param usual how many where it does not say */
export const limitUpTo = (most: number, usual = most) =>
  v.optional(
    v.pipe(
      v.string(invalid),
      v.regex(/^\d{1,3}$/, invalid),
      v.transform(Number),
      v.minValue(1, invalid),
      v.maxValue(most, invalid),
    ),
    String(usual),
  );
