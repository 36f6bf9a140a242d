import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { HeaderList } from './edge/answer.ts';
import { Problem, type ProblemCode, presentProblem } from './edge/problem.ts';

/** What Node's parser complains of, as a problem; anything else is malformed. */
const parserProblems: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
};

/**
 * Makes the HTTP server around the app: half-sent requests are closed within 16 s (RELIABILITY.md R17), and what is no
 * HTTP is answered with the same headers as everything else.
 * @param isBehindProxy a proxy reuses idle connections for longer than a browser
 */
export function createHttpServer(parts: {
  handle: RequestListener;
  headers: HeaderList;
  isBehindProxy: boolean;
}): Server {
  const { handle, headers, isBehindProxy } = parts;
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: isBehindProxy ? 75_000 : 5_000,
      maxHeaderSize: 16 * 1024,
      requireHostHeader: false, // The edge answers that, with headers.
    },
    handle,
  );
  server.on('checkExpectation', handle);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => refuse(socket, error.code));
  return server;

  function refuse(socket: Socket, code = ''): void {
    if (code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
      socket.destroy();
      return;
    }
    const problem = new Problem(parserProblems[code] ?? 'malformed');
    const body = presentProblem(problem, randomBytes(6).toString('base64url'));
    const lines = [`HTTP/1.1 ${problem.status} ${problem.message}`];
    const all = [
      ...headers,
      ...['Cache-Control', 'no-store', 'Content-Type', 'application/problem+json'],
      ...['Content-Length', String(Buffer.byteLength(body)), 'Connection', 'close'],
    ];
    for (let at = 0; at < all.length; at += 2) lines.push(`${all[at]}: ${all[at + 1]}`);
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
    socket.destroySoon();
  }
}

/** Whether an earlier request's answer is on this line just now: a second one would end up inside it. */
const isAnswering = (socket: Socket) =>
  (socket as Socket & { _httpMessage?: { headersSent: boolean } })._httpMessage?.headersSent === true;
