import type { Option } from './options.ts';

/** From 1. */
export const wholeNumber: Option<string | undefined> = {
  fallback: undefined,
  accepts: (value) => /^[1-9]\d*$/.test(String(value)),
};
