import type { Log } from '../log/log.ts';

/** What is logged about a request: nothing that a visitor wrote, so the route's pattern instead of the URL. */
interface AnsweredRequest {
  method: string;
  route: string;
  status: number;
  /** As `performance.now()`. */
  startedAt: number;
  requestId: string;
}

/** Logs one line per request, whichever part answered it; from status 500 on, as an error. */
export function logRequest(log: Log, { startedAt, ...request }: AnsweredRequest): void {
  const ms = Math.round((performance.now() - startedAt) * 10) / 10;
  log(request.status >= 500 ? 'error' : 'info', 'request', { ...request, ms });
}
