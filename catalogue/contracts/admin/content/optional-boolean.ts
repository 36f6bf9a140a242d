import * as v from 'valibot';

/** A checkbox with a default value if it is missing. */
export const optionalBoolean = (otherwise: boolean) => v.optional(v.boolean('Invalid input'), otherwise);
