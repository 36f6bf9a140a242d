import { createHash } from 'node:crypto';
import { brand } from '../../catalogue/brand.ts';
import { business } from '../../catalogue/business.ts';
import type { photoMessages } from '../../catalogue/messages/photos.en.ts';
import { sentenceOf } from '../../catalogue/messages/text.en.ts';
import { ourPhone } from '../../catalogue/phone.ts';
import { type MessageCode, messages, Problem, type ProblemCode } from '../problem.ts';
import type { HeaderList } from './headers.ts';

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

const retryAfterMs = 5_000;

export class MethodProblem extends Problem {
  readonly allow: string;

  constructor(methods: readonly string[]) {
    super('method');
    this.allow = methods.join(', ');
  }
}

/** For programs and pages in other languages. Never rename these. */
type RefusalCode =
  | 'required'
  | 'too_short'
  | 'too_long'
  | 'invalid_email'
  | 'unknown_service'
  | 'no_colors'
  | 'unknown_color'
  | keyof typeof photoMessages;

/** Absent for programs' mistakes. */
const refusalCodes: Readonly<Record<MessageCode, RefusalCode | undefined>> = {
  no_name: 'required',
  no_first_name: 'required',
  no_last_name: 'required',
  no_phone: 'required',
  no_address: 'required',
  no_city: 'required',
  no_state: 'required',
  no_zip: 'required',
  no_subject: 'required',
  no_county: 'required',
  no_description: 'required',
  no_article: 'required',
  no_title: 'required',
  no_excerpt: 'required',
  no_review: 'required',
  no_location: 'required',
  no_details: 'too_short',
  short_message: 'too_short',
  too_long: 'too_long',
  invalid_email: 'invalid_email',
  unknown_service: 'unknown_service',
  no_colors: 'no_colors',
  unknown_color: 'unknown_color',
  photo_gone: 'photo_gone',
  too_many_photos: 'too_many_photos',
  empty_file: 'empty_file',
  not_image: 'not_image',
  heic: 'heic',
  other_type: 'other_type',
  damaged: 'damaged',
  too_many_pixels: 'too_many_pixels',
  too_many_bytes: 'too_many_bytes',
  too_costly: 'too_costly',
  missing: undefined,
  expected: undefined,
  short: undefined,
  small: undefined,
  invalid: undefined,
  invalid_date: undefined,
};

/** `text` is a code with its figures, or a sentence. */
function presentError(field: string, text: string) {
  const [code = ''] = text.split(' ');
  // A sentence has none.
  const known = Object.hasOwn(refusalCodes, code) ? refusalCodes[code as MessageCode] : undefined;
  return { field, code: known, message: sentenceOf(messages, text) };
}

export const problemStatus = ({ code }: Problem): number => statuses[code];

/** `Retry-After`, `Allow`. */
export function problemHeaders(problem: Problem): HeaderList {
  const waitMs = problem.retryAfterMs ?? (problemStatus(problem) === 503 ? retryAfterMs : undefined);
  return [
    ...(waitMs === undefined ? [] : ['Retry-After', String(Math.ceil(waitMs / 1000))]),
    ...(problem instanceof MethodProblem ? ['Allow', problem.allow] : []),
  ];
}

/** RFC 9457, at most 2 KB. */
export function presentProblem(problem: Problem, requestId: string, members: object = {}): string {
  const { code, message, errors } = problem;
  return JSON.stringify({
    ...members,
    type: `/problems/${code.replaceAll('_', '-')}`,
    title: message,
    status: problemStatus(problem),
    code,
    requestId,
    errors: errors && Object.entries(errors).map(([field, text]) => presentError(field, text)),
  });
}

const { colors, type } = brand;

const sheet =
  `body{margin:0;padding:12vh 24px;font:18px/1.6 ${type.text};color:${colors.ink};background:${colors.paper}}` +
  `main{max-width:560px;margin:auto}h1{line-height:1.2}a{color:inherit}small{color:${colors.inkSoft}}`;

/** A source for Content-Security-Policy. */
export const errorPageStyle = `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`;

/** Has nothing from the request. @param isRepeated the browser loads it again */
export const errorPage = ({ message }: Problem, requestId: string, isRepeated = false): string => `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${message} | ${business.name}</title><style>${sheet}</style></head>
<body><main><h1>${message}</h1>
<p>${isRepeated ? 'This page will try again by itself in a few seconds. You can also' : 'You can go back and try again,'} start at <a href="/">our home page</a>, or simply call us at
<a href="${ourPhone.href}">${business.phone.shown}</a>.</p>
<p><small>Reference: ${requestId}</small></p></main></body></html>
`;
