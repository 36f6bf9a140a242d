import * as v from 'valibot';
import { type Messages, sentenceOf } from '../messages/text.en.ts';

const nameable = new Set(['string', 'number', 'boolean', 'date', 'array', 'object']);

/** Never quotes the input. */
function genericCode({ kind, type, input, requirement }: v.BaseIssue<unknown>): string {
  if (input === undefined) return 'missing';
  if (type.startsWith('iso_') || (type === 'date' && input instanceof Date)) return 'invalid_date';
  if (kind === 'schema' && nameable.has(type)) return `expected ${type} ${typeName(input)}`;
  if (type === 'min_length' && typeof input === 'string') return `short ${requirement}`;
  if (type === 'min_value' && typeof input === 'number') return `small ${requirement}`;
  return 'invalid';
}

function typeName(input: unknown): string {
  if (input === null) return 'null';
  if (Number.isNaN(input)) return 'nan';
  if (input instanceof Date) return 'date';
  return Array.isArray(input) ? 'array' : typeof input;
}

/** Codes of `catalogue/messages`, or sentences of the office, by field. */
export type FieldErrors = Record<string, string>;

export type Parsed<Value> = { value: Value } | { errors: FieldErrors };

export const parse = <Schema extends v.GenericSchema>(schema: Schema, input: unknown) =>
  parseTexts(schema, input, {}, { message: genericCode });

/** Without generic codes, which a form's texts need not load. */
export function parseTexts<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  messages: Messages,
  config?: v.Config<v.InferIssue<Schema>>,
): Parsed<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input, { ...config, abortPipeEarly: true });
  if (result.success) return { value: result.output };
  const errors: FieldErrors = {};
  for (const issue of result.issues) errors[String(issue.path?.[0]?.key ?? '')] ??= sentenceOf(messages, issue.message);
  return { errors };
}
