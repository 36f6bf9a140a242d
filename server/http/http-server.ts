import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { maxUploadMs } from '../../catalogue/contracts/photo.ts';
import { Problem, type ProblemCode } from '../problem.ts';
import { hasBody } from './body.ts';
import type { HeaderList } from './headers.ts';
import { presentProblem, problemHeaders } from './problems.ts';

const maxConnections = 1_000;
const silentMs = 30_000;
const requestMs = 14_000;

const parserProblems: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
};

/** @param parts.isBehindProxy proxies reuse idle connections longer than browsers */
export function createHttpServer(parts: {
  handle: RequestListener;
  headers: HeaderList;
  isBehindProxy: boolean;
}): Server {
  const { headers, isBehindProxy } = parts;
  const latest = new WeakMap<Socket, ServerResponse>();
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    latest.set(request.socket, response);
    if (hasBody(request) && !isUpload(request)) limitArrival(request);
    parts.handle(request, response);
  };
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: maxUploadMs,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: isBehindProxy ? 75_000 : 5_000,
      maxHeaderSize: 16 * 1024,
      requireHostHeader: false,
    },
    handle,
  );
  server.maxConnections = maxConnections;
  server.maxRequestsPerSocket = 1_000;
  server.setTimeout(silentMs);
  server.on('checkExpectation', handle);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => refuse(socket, error.code));
  return server;

  /** Node's only limit is that of uploads. */
  function limitArrival(request: IncomingMessage): void {
    const timer = setTimeout(() => {
      if (!request.complete) refuse(request.socket, 'ERR_HTTP_REQUEST_TIMEOUT');
    }, requestMs).unref();
    request.once('close', () => clearTimeout(timer));
  }

  function refuse(socket: Socket, code = ''): void {
    const response = latest.get(socket);
    // It would end up inside a response that has begun.
    const isAnswering = response?.headersSent === true && !response.writableFinished;
    if (code === 'ECONNRESET' || !socket.writable || isAnswering) {
      socket.destroy();
      return;
    }
    socket.write(bareAnswer(headers, parserProblems[code] ?? 'malformed'));
    socket.destroySoon();
  }
}

const isUpload = ({ headers }: IncomingMessage) =>
  /^(image\/|application\/octet-stream|multipart\/form-data)/i.test(headers['content-type'] ?? '');

function bareAnswer(headers: HeaderList, code: ProblemCode): string {
  const problem = new Problem(code);
  const body = presentProblem(problem, randomBytes(6).toString('base64url'));
  const all = [
    ...headers,
    ...problemHeaders(problem),
    ...['Cache-Control', 'no-store', 'Content-Type', 'application/problem+json'],
    ...['Content-Length', String(Buffer.byteLength(body)), 'Connection', 'close'],
  ];
  const lines = [`HTTP/1.1 ${problem.status} ${problem.message}`];
  for (let at = 0; at < all.length; at += 2) lines.push(`${all[at]}: ${all[at + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Clients reuse a connection sooner. */
const idleMs = 500;

/** Resets no connection. Cuts what is open after `limitMs`. */
export async function closeGracefully(server: Server, limitMs: number): Promise<void> {
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  const closed = once(server, 'close');
  await acceptWaiting(server);
  // `close` of an HTTP server would cut requests that are on their way.
  NetServer.prototype.close.call(server);
  await Promise.race([closed, pause(idleMs)]);
  // After the event loop has read what arrived.
  const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), 50);
  await closed;
  clearInterval(idle);
  clearTimeout(limit);
}

/** Closing the port resets connections in the kernel. */
async function acceptWaiting(server: Server): Promise<void> {
  let quietTurns = 0;
  const restart = () => {
    quietTurns = 0;
  };
  server.on('connection', restart);
  const deadline = performance.now() + 500;
  while (quietTurns < 3 && performance.now() < deadline) {
    quietTurns += 1;
    await nextTurn();
  }
  server.off('connection', restart);
}
