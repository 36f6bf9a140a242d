import type { Context } from 'koa';
import type { GenericSchema, InferOutput } from 'valibot';
import { readBody } from '../http/body.ts';
import { validBody } from '../problem.ts';

/** Throws 400, 413, 415, or 422 with the contract's messages. */
export async function jsonBody<Schema extends GenericSchema>(
  { req }: Pick<Context, 'req'>,
  schema: Schema,
  maxBytes = 4 * 1024,
): Promise<InferOutput<Schema>> {
  return validBody(await readBody(req, { type: 'application/json', maxBytes }), schema);
}
