import { Server } from 'node:net';
import type { HttpServer } from './http-server.ts';

/** A client that reuses a connection has mostly done so by then; closing earlier would cross with its next request. */
const idleMs = 500;
const lookEveryMs = 50;

/**
 * Takes no more connections and resolves when the last one is closed. Requests that still come on open connections are
 * answered; a connection closes after its answer, or when it has been idle for half a second. Whatever is still open
 * after `limitMs` is cut.
 */
export function drain(server: HttpServer, limitMs: number): Promise<void> {
  const idle = setInterval(() => server.closeIdle(idleMs), lookEveryMs);
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  return new Promise((resolve) => {
    // Node's own `close` of an HTTP server also cuts idle connections at once, and with them requests under way.
    Server.prototype.close.call(server, () => {
      clearInterval(idle);
      clearTimeout(limit);
      resolve();
    });
  });
}
