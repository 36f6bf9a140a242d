import type { Option } from './options.ts';

/** A whole number from 1, parsed from an attribute. */
export const wholeNumber: Option<string | undefined> = {
  fallback: undefined,
  accepts: (value) => /^[1-9]\d*$/.test(String(value)),
};
