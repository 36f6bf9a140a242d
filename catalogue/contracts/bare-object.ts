import * as v from 'valibot';

/** Entries have no prototype: valibot visits inherited ones, and pages may have extended `Object.prototype`. */
export const bareObject = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(Object.setPrototypeOf(entries, null) as Entries);
