import type { Option } from './options.ts';

/** A whole number from 1, in digits as an attribute says it. */
export const wholeNumber: Option<string | undefined> = {
  fallback: undefined,
  accepts: (value) => /^[1-9]\d*$/.test(String(value)),
};
