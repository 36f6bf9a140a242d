import { once } from 'node:events';
import { Server } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { HttpServer } from './http-server.ts';

/**
 * A client that reuses a connection has usually done so by then; closing earlier would collide with its next request.
 */
const idleMs = 500;
const lookEveryMs = 50;
/** The longest wait for clients that keep connecting. */
const acceptLimitMs = 500;
/** A turn of the event loop with nothing to do takes 0.003 to 0.015 ms. */
const emptyTurnMs = 0.03;

/**
 * Stops accepting connections and resolves when the last one is closed. Requests that still arrive on open connections
 * are answered; a connection closes after its response, or after half a second of idleness. Connections still open
 * after `limitMs` are cut. Connections are closed right after the event loop has read what had arrived: after a stall,
 * timers run first, and would close connections whose requests are only waiting to be read.
 */
export async function gracefulShutdown(server: HttpServer, limitMs: number): Promise<void> {
  await server.stopCopying();
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  const closed = Promise.all([server, ...server.copies].map((listener) => once(listener, 'close')));
  // The server's own socket keeps the port open.
  for (const copy of server.copies) closePort(copy);
  await stopListening(server);
  const idle = setInterval(() => setImmediate(() => server.closeIdle(idleMs)), lookEveryMs);
  await closed;
  clearInterval(idle);
  clearTimeout(limit);
}

/**
 * Closes the port after accepting the connections that wait in the kernel, because closing would reset them. All of
 * them are accepted once a turn of the event loop brings none. A connection that arrives between that check and the
 * close is still reset, so only a turn with nothing else to do counts, and the closing code is compiled beforehand:
 * that took 0.4 ms.
 */
async function stopListening(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on('connection', count);
  closePort(new Server());
  const deadline = performance.now() + acceptLimitMs;
  let before = -1;
  let turnMs = Number.POSITIVE_INFINITY;
  while ((before !== accepted || turnMs > emptyTurnMs) && performance.now() < deadline) {
    before = accepted;
    const startedAt = performance.now();
    await nextTurn();
    turnMs = performance.now() - startedAt;
  }
  closePort(server);
  server.off('connection', count);
}

/** Node's `close` of an HTTP server also cuts idle connections at once, and with them requests that are being sent. */
const closePort = (server: Server) => Server.prototype.close.call(server);
