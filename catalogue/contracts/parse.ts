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

/** Checks any input against a contract. */
export const parse = <Schema extends v.GenericSchema>(schema: Schema, input: unknown) =>
  parseTexts(schema, input, { message: genericMessage });

/**
 * Checks the values of a form, which are all text, against its contract. Every message about text is the contract's, so
 * browser and server give the same ones, and the others are not downloaded.
 */
export function parseTexts<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  config?: v.Config<v.InferIssue<Schema>>,
): Parsed<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input, { ...config, abortPipeEarly: true });
  if (result.success) return { value: result.output };
  const errors: FieldErrors = {};
  for (const issue of result.issues) errors[String(issue.path?.[0]?.key ?? '')] ??= issue.message;
  return { errors };
}
