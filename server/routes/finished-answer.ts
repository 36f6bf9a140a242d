import type { IncomingHttpHeaders } from 'node:http';
import { acceptedEncoding } from '../encodings.ts';
import type { FinishedPage } from '../finished-page.ts';
import type { Answer } from '../http/answer.ts';

/** Answers with a document in memory: not at all to a browser that has it, else in the form that it takes best. */
export function finishedAnswer(headers: IncomingHttpHeaders, page: FinishedPage): Answer | Promise<Answer> {
  const known = headers['if-none-match'];
  if (known?.split(/\s*,\s*/).includes(page.etag)) return page.notModified;
  return page.answer(acceptedEncoding(headers['accept-encoding']));
}
