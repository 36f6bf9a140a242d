import { Server } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { HttpServer } from './http-server.ts';

/** A client that reuses a connection has mostly done so by then; closing earlier would cross with its next request. */
const idleMs = 500;
const lookEveryMs = 50;
/** Clients that keep on connecting are not waited for longer. */
const acceptLimitMs = 500;

/**
 * Takes no more connections and resolves when the last one is closed. Requests that still come on open connections are
 * answered; a connection closes after its answer, or when it has been idle for half a second. Whatever is still open
 * after `limitMs` is cut.
 *
 * Everything is closed right after the event loop has read what had arrived: after a stall, timers come first, and
 * would close connections whose requests are only waiting to be read.
 */
export async function gracefulShutdown(server: HttpServer, limitMs: number): Promise<void> {
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  await acceptWaiting(server);
  const closed = Promise.all([server, ...server.copies].map(close));
  const idle = setInterval(() => setImmediate(() => server.closeIdle(idleMs)), lookEveryMs);
  await closed;
  clearInterval(idle);
  clearTimeout(limit);
}

/** Node's own `close` of an HTTP server also cuts idle connections at once, and with them requests under way. */
const close = (server: Server) => new Promise<void>((resolve) => Server.prototype.close.call(server, () => resolve()));

/**
 * Accepts the connections that wait in the kernel, for closing the port would reset them. libuv accepts one each turn
 * of the event loop, so they are all in when a turn brings none.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on('connection', count);
  const deadline = performance.now() + acceptLimitMs;
  for (let before = -1; before !== accepted && performance.now() < deadline; ) {
    before = accepted;
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', count);
}
