import type { GenericSchema, InferOutput } from 'valibot';
import { type FieldErrors, parse } from '../catalogue/contracts/parse.ts';
import { contactMessages } from '../catalogue/messages/contact.en.ts';
import { estimateMessages } from '../catalogue/messages/estimate.en.ts';
import { otherMessages } from '../catalogue/messages/other.en.ts';
import { photoMessages } from '../catalogue/messages/photos.en.ts';
import { sentenceOf } from '../catalogue/messages/text.en.ts';

/** Of all contracts. Browsers load those of their form only. */
export const messages = { ...estimateMessages, ...contactMessages, ...photoMessages, ...otherMessages };
export type MessageCode = keyof typeof messages;

/** `http/` maps each to a status. */
export const problemSentences = {
  malformed: 'The request could not be read',
  unauthenticated: 'Please log in',
  wrong_password: 'Incorrect password',
  wrong_code: 'That code is not right',
  login_expired: 'That took too long; please start over',
  origin: 'This form may not be sent from there',
  push_refused: 'The push service refuses the keys of this server, or its address',
  signature: 'The signature is missing, wrong or too old',
  office_address: 'The office can only be used at the address that PUBLIC_URL names',
  not_found: 'There is nothing here',
  method: 'That cannot be done here',
  timeout: 'The request took too long to arrive',
  configured_password: 'The password is set by ADMIN_PASSWORD_HASH and cannot be changed here',
  too_large: 'That is too much to send at one time',
  target_too_long: 'The address is too long',
  media_type: 'This kind of content is not understood here',
  validation: 'Please check the form',
  changed: 'Somebody else has changed this in the meantime',
  exists: 'This already exists; to change it, send its former state as well',
  key_too_long: 'The Idempotency-Key is too long',
  key_reuse: 'This key was used for something else',
  too_many: 'Too many requests; please try again later',
  login_busy: 'Many logins are being looked at; please try again',
  headers_too_large: 'The request headers are too long',
  internal: 'Something went wrong on our side',
  busy: 'We are very busy right now; please try again in a moment',
  unavailable: 'We cannot take this right now; please try again shortly',
} as const;

export type ProblemCode = keyof typeof problemSentences;

interface ProblemDetails extends ErrorOptions {
  errors?: FieldErrors;
  retryAfterMs?: number;
}

/** Has nothing from the request and no stack; `cause` is the internal error. */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ProblemCode;
  readonly errors: FieldErrors | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(code: ProblemCode, { errors, retryAfterMs, ...options }: ProblemDetails = {}) {
    // Collecting the stack took 7 % of the processor under overload.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(problemSentences[code], options);
    Error.stackTraceLimit = stackTraceLimit;
    this.code = code;
    this.errors = errors;
    this.retryAfterMs = retryAfterMs;
  }
}

export const asProblem = (thrown: unknown) =>
  thrown instanceof Problem ? thrown : new Problem('internal', { cause: thrown });

export const sentences = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, code]) => [field, sentenceOf(messages, code)]));

/** Throws 422 with the contract's codes. */
export function validBody<Schema extends GenericSchema>(body: object, schema: Schema): InferOutput<Schema> {
  const parsed = parse(schema, body);
  if ('errors' in parsed) throw new Problem('validation', { errors: parsed.errors });
  return parsed.value;
}
