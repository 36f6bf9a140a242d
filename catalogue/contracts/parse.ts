import * as v from 'valibot';

/** Types whose names may appear in a message. */
const nameable = new Set(['string', 'number', 'boolean', 'date', 'array', 'object']);

/** The message for an issue that has none. Never quotes the input. */
function genericMessage({ kind, type, input, requirement }: v.BaseIssue<unknown>): string {
  if (input === undefined) return 'Required';
  if (type === 'email') return 'Invalid email';
  if (type.startsWith('iso_') || (type === 'date' && input instanceof Date)) return 'Invalid date';
  if (kind === 'schema' && nameable.has(type)) return `Expected ${type}, received ${typeName(input)}`;
  if (type === 'min_length' && typeof input === 'string') {
    return `String must contain at least ${requirement} character(s)`;
  }
  if (type === 'min_value' && typeof input === 'number') {
    return `Number must be greater than or equal to ${requirement}`;
  }
  return 'Invalid input';
}

function typeName(input: unknown): string {
  if (input === null) return 'null';
  if (Number.isNaN(input)) return 'nan';
  if (input instanceof Date) return 'date';
  return Array.isArray(input) ? 'array' : typeof input;
}

/** The first message for each refused field, by field name. */
export type FieldErrors = Record<string, string>;

/** The result of parsing: the value, or the errors. */
export type Parsed<Value> = { value: Value } | { errors: FieldErrors };

/** Checks input against a contract. Browser and server both use it, so they give the same messages. */
export function parse<Schema extends v.GenericSchema>(schema: Schema, input: unknown): Parsed<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input, { abortPipeEarly: true, message: genericMessage });
  if (result.success) return { value: result.output };
  const errors: FieldErrors = {};
  for (const issue of result.issues) errors[String(issue.path?.[0]?.key ?? '')] ??= issue.message;
  return { errors };
}
