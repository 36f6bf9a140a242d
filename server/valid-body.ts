import type { GenericSchema, InferOutput } from 'valibot';
import { parse } from '../catalogue/contracts/parse.ts';
import { Problem } from './problem.ts';

/** Parses a body by its contract. Throws a 422 problem with the contract's messages if it is invalid. */
export function validBody<Schema extends GenericSchema>(body: object, schema: Schema): InferOutput<Schema> {
  const parsed = parse(schema, body);
  if ('errors' in parsed) throw new Problem('validation', { errors: parsed.errors });
  return parsed.value;
}
