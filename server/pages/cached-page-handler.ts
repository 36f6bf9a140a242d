import type { RequestListener } from 'node:http';
import { sendAnswer } from '../http/answer.ts';
import type { ProxyWatch } from '../http/connections/proxy-watch.ts';
import { requestIds } from '../http/request-ids.ts';
import { logRequest } from '../http/request-log.ts';
import { hasOneHost } from '../http/request-target.ts';
import type { Log } from '../log/log.ts';
import { cachedAnswer } from './cached-answer.ts';
import type { PageCache } from './page-cache.ts';

/**
 * Hands out pages that lie finished in memory before Koa is asked: its context and its chain cost as much as all the
 * rest of such an answer. The page's headers were made by the HTTP layer when it was finished; whatever else comes, and
 * every error, goes on to Koa.
 */
export function cachedPageHandler(parts: {
  cache: PageCache;
  proxies: Pick<ProxyWatch, 'note'>;
  isStopping: () => boolean;
  log: Log;
  next: RequestListener;
}): RequestListener {
  const { cache, proxies, isStopping, log, next } = parts;
  const nextId = requestIds();

  return (request, response) => {
    const startedAt = performance.now();
    proxies.note(request);
    const { method, url = '', headers } = request;
    // A page's key is its path, '?' and the parameters that it declares: here none.
    const page = method === 'GET' && hasOneHost(request) ? cache.peek(`${url}?`) : undefined;
    const answer = page && cachedAnswer(headers, page);
    if (!answer || answer instanceof Promise) return next(request, response);
    response.shouldKeepAlive &&= !isStopping();
    sendAnswer(request, response, answer);
    logRequest(log, { method: 'GET', route: url, status: answer.status, startedAt, requestId: nextId() });
  };
}
