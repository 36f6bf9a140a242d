import type { BaseIssue } from 'valibot';

/** Types that a message may name. */
const nameable = new Set(['string', 'number', 'boolean', 'date', 'array', 'object']);

/** The sentence for whatever has none of its own (SPEC.md §5, "Other rules"). Never repeats what was sent. */
export function genericMessage({ kind, type, input, requirement }: BaseIssue<unknown>): string {
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
