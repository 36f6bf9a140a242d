import { createHash } from 'node:crypto';
import { brand } from '../../catalogue/brand.ts';
import { business } from '../../catalogue/business.ts';
import { photoMessages } from '../../catalogue/messages/photos.en.ts';
import { sentenceOf } from '../../catalogue/messages/text.en.ts';
import { ourPhone } from '../../catalogue/phone.ts';
import { messages, type Problem } from '../problem.ts';
import type { HeaderList } from './headers.ts';

const retryAfterMs = 5_000;

/** For programs and other languages: never rename these. */
const ownCodes: ReadonlySet<string> = new Set([
  ...['too_long', 'invalid_email', 'unknown_service', 'no_colors', 'unknown_color'],
  ...Object.keys(photoMessages),
]);

/** Of a contract's code; absent for programs' mistakes and for sentences. */
function refusalCode(code: string): string | undefined {
  if (ownCodes.has(code)) return code;
  if (code === 'no_details' || code === 'short_message') return 'too_short';
  return code.startsWith('no_') ? 'required' : undefined;
}

/** @param text a code with its figures, or a sentence */
function presentError([field, text]: [field: string, text: string]) {
  return { field, code: refusalCode(text.split(' ')[0] ?? ''), message: sentenceOf(messages, text) };
}

export function problemHeaders(problem: Problem): HeaderList {
  const waitMs = problem.retryAfterMs ?? (problem.status === 503 ? retryAfterMs : undefined);
  return [
    ...(waitMs === undefined ? [] : ['Retry-After', String(Math.ceil(waitMs / 1000))]),
    ...(problem.allow ? ['Allow', problem.allow.join(', ')] : []),
  ];
}

/** RFC 9457, at most 2 KB. */
export function presentProblem(problem: Problem, requestId: string, members: object = {}): string {
  const { code, message, errors } = problem;
  return JSON.stringify({
    ...members,
    type: `/problems/${code.replaceAll('_', '-')}`,
    title: message,
    status: problem.status,
    code,
    requestId,
    errors: errors && Object.entries(errors).map(presentError),
  });
}

const { colors, type } = brand;

const stylesheet =
  `body{margin:0;padding:12vh 24px;font:18px/1.6 ${type.text};color:${colors.ink};background:${colors.paper}}` +
  `main{max-width:560px;margin:auto}h1{line-height:1.2}a{color:inherit}small{color:${colors.inkSoft}}`;

/** A source for Content-Security-Policy. */
export const errorPageStyle = `'sha256-${createHash('sha256').update(stylesheet).digest('base64')}'`;

/** Has nothing from the request. @param isRepeated the browser loads it again */
export const errorPage = ({ message }: Problem, requestId: string, isRepeated = false): string => `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${message} | ${business.name}</title><style>${stylesheet}</style></head>
<body><main><h1>${message}</h1>
<p>${isRepeated ? 'This page will try again by itself in a few seconds. You can also' : 'You can go back and try again,'} start at <a href="/">our home page</a>, or simply call us at
<a href="${ourPhone.href}">${business.phone.shown}</a>.</p>
<p><small>Reference: ${requestId}</small></p></main></body></html>
`;
