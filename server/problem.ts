import type { FieldErrors } from '../catalogue/contracts/parse.ts';

const kinds = {
  malformed: [400, 'The request could not be read'],
  unauthenticated: [401, 'Please log in'],
  wrong_password: [401, 'Incorrect password'],
  wrong_code: [401, 'That code is not right'],
  login_expired: [401, 'That took too long; please start over'],
  origin: [403, 'This form may not be sent from there'],
  not_found: [404, 'There is nothing here'],
  method: [405, 'That cannot be done here'],
  timeout: [408, 'The request took too long to arrive'],
  configured_password: [409, 'The password is set by ADMIN_PASSWORD_HASH and cannot be changed here'],
  too_large: [413, 'That is more than we take at once'],
  target_too_long: [414, 'The address is too long'],
  media_type: [415, 'This kind of content is not understood here'],
  validation: [422, 'Please check the form'],
  key_reuse: [422, 'This key was used for something else'],
  too_many: [429, 'Too many requests; please try again later'],
  login_busy: [429, 'Many logins are being looked at; please try again'],
  headers_too_large: [431, 'The request has too long headers'],
  internal: [500, 'Something went wrong on our side'],
  busy: [503, 'We are very busy right now; please try again in a moment'],
  unavailable: [503, 'We cannot take this right now; please try again shortly'],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ProblemCode = keyof typeof kinds;

interface ProblemDetails extends ErrorOptions {
  /** Sentences by field. */
  errors?: FieldErrors;
  /** Answer headers of its own: `Allow`, `Retry-After`. */
  headers?: Readonly<Record<string, string>>;
}

/** A refusal: thrown wherever it is known, answered in one place. Nothing in it quotes the request. */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ProblemCode, { errors, headers = {}, ...options }: ProblemDetails = {}) {
    const [status, title] = kinds[code];
    super(title, options);
    this.code = code;
    this.status = status;
    this.errors = errors;
    this.headers = status === 503 ? { 'Retry-After': '5', ...headers } : headers;
  }
}

/** What was thrown, as a problem: itself, or the one that says nothing but that it is our fault. */
export const asProblem = (thrown: unknown) =>
  thrown instanceof Problem ? thrown : new Problem('internal', { cause: thrown });

/**
 * A problem as RFC 9457 writes it, in compact JSON of at most 2 KB.
 * @param members that an address adds to every problem of its own
 */
export function presentProblem(problem: Problem, requestId: string, members: object = {}): string {
  const { code, status, message, errors } = problem;
  return JSON.stringify({
    ...members,
    type: `/problems/${code.replaceAll('_', '-')}`,
    title: message,
    status,
    code,
    requestId,
    errors: errors && Object.entries(errors).map(([field, message]) => ({ field, message })),
  });
}
