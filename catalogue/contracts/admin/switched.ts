import * as v from 'valibot';

/** A box to tick; missing is as told. */
export const switched = (otherwise: boolean) => v.optional(v.boolean('Invalid input'), otherwise);
