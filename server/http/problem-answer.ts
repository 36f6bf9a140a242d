import { refusalCode } from '../../catalogue/contracts/refusal-code.ts';
import { Problem, type ProblemCode } from '../problem.ts';
import type { HeaderList } from './answer.ts';

const statuses: Readonly<Record<ProblemCode, number>> = {
  malformed: 400,
  key_too_long: 400,
  unauthenticated: 401,
  wrong_password: 401,
  wrong_code: 401,
  login_expired: 401,
  origin: 403,
  signature: 403,
  office_address: 403,
  not_found: 404,
  method: 405,
  timeout: 408,
  configured_password: 409,
  changed: 409,
  exists: 409,
  too_large: 413,
  target_too_long: 414,
  media_type: 415,
  validation: 422,
  key_reuse: 422,
  too_many: 429,
  login_busy: 429,
  headers_too_large: 431,
  internal: 500,
  push_refused: 502,
  busy: 503,
  unavailable: 503,
};

/** The default for every 503. */
const retryAfterMs = 5_000;

/** The problem of a method that an address does not support, with those that it supports. */
export class MethodProblem extends Problem {
  readonly allow: string;

  /** @param methods in the order in which `Allow` lists them */
  constructor(methods: readonly string[]) {
    super('method');
    this.allow = methods.join(', ');
  }
}

/** The status of a problem's response. */
export const problemStatus = ({ code }: Problem): number => statuses[code];

/** Additional headers of a problem's response: `Retry-After`, `Allow`. */
export function problemHeaders(problem: Problem): HeaderList {
  const waitMs = problem.retryAfterMs ?? (problemStatus(problem) === 503 ? retryAfterMs : undefined);
  return [
    ...(waitMs === undefined ? [] : ['Retry-After', String(Math.ceil(waitMs / 1000))]),
    ...(problem instanceof MethodProblem ? ['Allow', problem.allow] : []),
  ];
}

/**
 * Formats a problem as in RFC 9457, in compact JSON of at most 2 KB.
 * @param members additional ones for all problems of the route
 */
export function presentProblem(problem: Problem, requestId: string, members: object = {}): string {
  const { code, message, errors } = problem;
  return JSON.stringify({
    ...members,
    type: `/problems/${code.replaceAll('_', '-')}`,
    title: message,
    status: problemStatus(problem),
    code,
    requestId,
    errors:
      errors && Object.entries(errors).map(([field, message]) => ({ field, code: refusalCode(message), message })),
  });
}
