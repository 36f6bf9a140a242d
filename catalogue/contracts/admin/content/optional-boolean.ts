import * as v from 'valibot';

export const optionalBoolean = (otherwise: boolean) => v.optional(v.boolean('Invalid input'), otherwise);
