import type { GenericSchema, InferOutput } from 'valibot';
import { parse } from '../catalogue/contracts/parse.ts';
import { Problem } from './problem.ts';

/** A body that its contract accepts; otherwise throws a 422 problem with the contract's messages. */
export function validBody<Schema extends GenericSchema>(body: object, schema: Schema): InferOutput<Schema> {
  const parsed = parse(schema, body);
  if ('errors' in parsed) throw new Problem('validation', { errors: parsed.errors });
  return parsed.value;
}
