import * as v from 'valibot';

const invalid = 'Invalid input';

/** The requested number of items, from one to `most`. @param usual the default */
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
