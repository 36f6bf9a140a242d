import { contactMessages } from '../catalogue/contracts/contact-message.ts';
import { mostShown } from '../catalogue/contracts/content.ts';
import { estimateMessages } from '../catalogue/contracts/estimate-request.ts';
import type { FieldErrors } from '../catalogue/contracts/parse.ts';
import { officeAndApiMessages } from '../catalogue/messages/office-and-api.en.ts';
import { photoMessages } from '../catalogue/messages/photos.en.ts';
import { sentenceOf } from '../catalogue/messages/text.en.ts';

/** Of all contracts. Browsers load those of their form only. */
export const messages = { ...estimateMessages, ...contactMessages, ...photoMessages, ...officeAndApiMessages };

/** Status and sentence; `api/openapi-document.ts` lists statuses. */
const problems = {
  malformed: [400, 'The request could not be read'],
  key_too_long: [400, 'The Idempotency-Key is too long'],
  unauthenticated: [401, 'Please log in'],
  wrong_password: [401, 'Incorrect password'],
  wrong_code: [401, 'That code is not right'],
  login_expired: [401, 'That took too long; please start over'],
  origin: [403, 'This form may not be sent from there'],
  signature: [403, 'The signature is missing, wrong or too old'],
  office_address: [403, 'The office can only be used at the address that PUBLIC_URL names'],
  not_found: [404, 'There is nothing here'],
  method: [405, 'That cannot be done here'],
  timeout: [408, 'The request took too long to arrive'],
  configured_password: [409, 'The password is set by ADMIN_PASSWORD_HASH and cannot be changed here'],
  changed: [409, 'Somebody else has changed this in the meantime'],
  site_full: [409, `The site shows ${mostShown} photos at most; please take one off first`],
  exists: [409, 'This already exists; to change it, send its former state as well'],
  too_large: [413, 'That is too much to send at one time'],
  target_too_long: [414, 'The address is too long'],
  media_type: [415, 'This kind of content is not understood here'],
  validation: [422, 'Please check the form'],
  key_reuse: [422, 'This key was used for something else'],
  too_many: [429, 'Too many requests; please try again later'],
  login_busy: [429, 'Many logins are being looked at; please try again'],
  headers_too_large: [431, 'The request headers are too long'],
  internal: [500, 'Something went wrong on our side'],
  push_refused: [502, 'The push service refuses the keys of this server, or its address'],
  busy: [503, 'We are very busy right now; please try again in a moment'],
  unavailable: [503, 'We cannot take this right now; please try again shortly'],
} as const;

export type ProblemCode = keyof typeof problems;

export const problemSentence = (code: ProblemCode): string => problems[code][1];

/** Has nothing from the request and no stack; `cause` is the internal error. */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  readonly retryAfterMs: number | undefined;
  /** The methods of a 405. */
  readonly allow: readonly string[] | undefined;

  constructor(
    code: ProblemCode,
    details: ErrorOptions & Partial<Pick<Problem, 'errors' | 'retryAfterMs' | 'allow'>> = {},
  ) {
    const { errors, retryAfterMs, allow, ...options } = details;
    // Collecting the stack took 7 % of the processor under overload.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(problemSentence(code), options);
    Error.stackTraceLimit = stackTraceLimit;
    this.code = code;
    this.status = problems[code][0];
    this.errors = errors;
    this.retryAfterMs = retryAfterMs;
    this.allow = allow;
  }
}

export const asProblem = (thrown: unknown) =>
  thrown instanceof Problem ? thrown : new Problem('internal', { cause: thrown });

export const sentences = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, code]) => [field, sentenceOf(messages, code)]));

export const invalid = (errors: FieldErrors) => new Problem('validation', { errors });

/** Throws 404 if there is none. */
export function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Problem('not_found');
  return value;
}
