import type { Log } from '../log/log.ts';

/** What is noted of a request: nothing that a visitor wrote, so the route's pattern instead of the address. */
interface AnsweredRequest {
  method: string;
  route: string;
  status: number;
  /** Of `performance.now()`. */
  startedAt: number;
  requestId: string;
}

/** One line for each answered request, the same whoever answered it; ours to mend from status 500 on. */
export function logRequest(log: Log, { startedAt, ...request }: AnsweredRequest): void {
  const ms = Math.round((performance.now() - startedAt) * 10) / 10;
  log(request.status >= 500 ? 'error' : 'info', 'request', { ...request, ms });
}
