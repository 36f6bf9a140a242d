import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from '../http/answer.ts';
import { isFresh } from '../http/is-fresh.ts';
import type { CachedPage } from './cached-page.ts';
import { acceptedEncoding } from './encodings.ts';

/** Responds with a cached document: 304 if the browser has it, otherwise in its best encoding. */
export function cachedAnswer(headers: IncomingHttpHeaders, page: CachedPage): Answer | Promise<Answer> {
  if (isFresh(headers['if-none-match'], page.etag)) return page.notModified;
  return page.answer(acceptedEncoding(headers['accept-encoding']));
}
