import * as v from 'valibot';

/**
 * An object with these fields. They inherit nothing, because valibot also visits what its entries inherit, and other
 * companies' pages may have added to `Object.prototype`.
 */
export const bareObject = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(Object.setPrototypeOf(entries, null) as Entries);
