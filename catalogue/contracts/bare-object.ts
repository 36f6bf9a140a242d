import * as v from 'valibot';

/**
 * An object schema with these fields. Its entries have no prototype, because valibot also visits inherited entries, and
 * other sites' pages may have extended `Object.prototype`.
 */
export const bareObject = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(Object.setPrototypeOf(entries, null) as Entries);
