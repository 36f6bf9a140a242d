import * as v from 'valibot';
import { genericMessage } from './generic-message.ts';

/** The first sentence for each field that was refused, by field name. */
export type FieldErrors = Record<string, string>;

/** What a parse came to: the value, or why not. */
export type Parsed<Value> = { value: Value } | { errors: FieldErrors };

/**
 * Checks input against a contract; the same call, and so the same verdict in the same words, in the browser and on the
 * server.
 */
export function parse<Schema extends v.GenericSchema>(schema: Schema, input: unknown): Parsed<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input, { abortPipeEarly: true, message: genericMessage });
  if (result.success) return { value: result.output };
  const errors: FieldErrors = {};
  for (const issue of result.issues) errors[String(issue.path?.[0]?.key ?? '')] ??= issue.message;
  return { errors };
}
