import type { RequestListener } from 'node:http';
import { sendAnswer } from '../http/answer.ts';
import type { ProxyWatch } from '../http/connections/proxy-watch.ts';
import { requestIds } from '../http/request-ids.ts';
import { logRequest } from '../http/request-log.ts';
import { hasOneHost } from '../http/request-target.ts';
import type { Log } from '../log/log.ts';
import type { RequestCounts } from '../monitoring/request-counts.ts';
import { cachedAnswer } from './cached-answer.ts';
import type { PageCache } from './page-cache.ts';

/**
 * Serves cached pages before Koa is involved: its context and middleware cost as much as the rest of such a response.
 * The page's headers were computed when it was cached; everything else, including errors, is passed to Koa.
 */
export function cachedPageHandler(parts: {
  cache: PageCache;
  proxies: Pick<ProxyWatch, 'note'>;
  isStopping: () => boolean;
  log: Log;
  requests: RequestCounts;
  next: RequestListener;
}): RequestListener {
  const { cache, proxies, isStopping, log, requests, next } = parts;
  const requestLog = { log, requests };
  const nextId = requestIds();

  return (request, response) => {
    const startedAt = performance.now();
    proxies.note(request);
    const { method, url = '', headers } = request;
    // A page's key is its path, '?' and its declared parameters: here none.
    const page = method === 'GET' && hasOneHost(request) ? cache.peek(`${url}?`) : undefined;
    const answer = page && cachedAnswer(headers, page);
    if (!answer || answer instanceof Promise) return next(request, response);
    response.shouldKeepAlive &&= !isStopping();
    sendAnswer(request, response, answer);
    logRequest(requestLog, { method: 'GET', route: url, status: answer.status, startedAt, requestId: nextId() });
  };
}
