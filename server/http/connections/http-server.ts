import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Server as NetServer, Socket } from 'node:net';
import type { LimitCounts } from '../../limits/limit-counts.ts';
import { limitTable } from '../../limits/limit-table.ts';
import { Problem, type ProblemCode } from '../../problem.ts';
import type { HeaderList } from '../answer.ts';
import { hasBody } from '../body.ts';
import { forwardedNetwork, peerNetwork } from '../client-address.ts';
import { presentProblem, problemHeaders, problemStatus } from '../problem-answer.ts';
import { type Connections, createConnections } from './connections.ts';
import { answerInTurn } from './pipelining.ts';

/** Errors of Node's parser as problems; anything else is malformed. */
const parserProblems: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
};

/** How long a form of a few fields may take to arrive. */
const bodyMs = 14_000;

/** Whether a request brings a photo, or a form with photos, which takes long from a phone. */
const isUpload = ({ headers }: IncomingMessage) =>
  /^(image\/|application\/octet-stream|multipart\/form-data)/i.test(headers['content-type'] ?? '');

/** Limits of connections; tests make them smaller. */
export interface ConnectionLimits {
  connections: number;
  connectionsPerAddress: number;
  queuedAnswers: number;
  unreadSeconds: number;
  /** The address that a connection counts for; undefined where one address represents many people. */
  addressOf: (socket: Socket) => string | undefined;
}

/** A server that tracks which of its connections are idle. */
export interface HttpServer extends Server {
  closeIdle: Connections['closeIdle'];
  /** Servers that listen on the same socket and hand over the connections they accept. */
  copies: Set<NetServer>;
  /** Ends the process that makes copies. Until it is gone, it keeps the port open, too. */
  stopCopying: () => Promise<void>;
}

/**
 * Creates the HTTP server around the app: half-sent requests other than uploads are closed within 16 s, clients that do
 * not read are disconnected, connections are bounded, and anything that is not HTTP gets the same headers as everything
 * else.
 * @param hops the number of our proxies: they reuse idle connections for longer than a browser, and forward addresses
 * @param limits @default those of {@link limitTable}
 */
export function createHttpServer(parts: {
  handle: RequestListener;
  headers: HeaderList;
  hops: number;
  limitCounts: LimitCounts;
  limits?: Partial<ConnectionLimits>;
}): HttpServer {
  const { headers, hops, limitCounts, limits = {} } = parts;
  const isBehindProxy = hops > 0;
  const numberOf = (name: Exclude<keyof ConnectionLimits, 'addressOf'>) => limits[name] ?? limitTable[name].number;
  const connections = createConnections({
    max: numberOf('connections'),
    maxPerAddress: numberOf('connectionsPerAddress'),
    addressOf: limits.addressOf ?? ((socket) => (isBehindProxy ? undefined : peerNetwork(socket))),
    refusal: () => bareAnswer('busy'),
    note: limitCounts.note,
  });
  const handle = answerInTurn({
    handle: (request, response) => {
      if (hasBody(request) && !isUpload(request)) breakOffLate(request);
      parts.handle(request, response);
    },
    maxQueued: numberOf('queuedAnswers'),
    connections,
    senderOf: (request) => (isBehindProxy ? forwardedNetwork(request, hops) : undefined),
    onExcess: () => limitCounts.note('queuedAnswers'),
  });
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: limitTable.uploadSeconds.number * 1_000,
      connectionsCheckingInterval: 500,
      keepAliveTimeout: isBehindProxy ? 75_000 : 5_000,
      maxHeaderSize: 16 * 1024,
      requireHostHeader: false, // The HTTP layer answers that, with headers.
    },
    handle,
  );
  server.on('checkExpectation', handle);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => refuse(socket, error.code));
  server.setTimeout(numberOf('unreadSeconds') * 1_000, onQuiet);
  // A refused connection never reaches the parser.
  const listeners = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket) => {
    if (connections.accept(socket)) for (const listener of listeners) listener.call(server, socket);
  });
  return Object.assign(server, {
    closeIdle: connections.closeIdle,
    copies: new Set<NetServer>(),
    stopCopying: async () => {},
  });

  /** Aborts a late request. Node has one time limit for all requests, which is set to that of uploads. */
  function breakOffLate(request: IncomingMessage): void {
    const timer = setTimeout(() => {
      if (!request.complete) refuse(request.socket, 'ERR_HTTP_REQUEST_TIMEOUT');
    }, bodyMs).unref();
    request.once('close', () => clearTimeout(timer));
  }

  /** Nothing was read or written on a connection for a while; a slow but progressing write counts as written. */
  function onQuiet(socket: Socket): void {
    if (socket.writableLength > 0) limitCounts.note('unreadSeconds');
    else if (connections.isBusy(socket)) {
      socket.setTimeout(server.timeout);
      return;
    }
    socket.destroy();
  }

  function refuse(socket: Socket, code = ''): void {
    if (code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
      socket.destroy();
      return;
    }
    socket.write(bareAnswer(parserProblems[code] ?? 'malformed'));
    socket.destroySoon();
  }

  /** A response to something that never became a request. */
  function bareAnswer(code: ProblemCode): string {
    const problem = new Problem(code);
    const body = presentProblem(problem, randomBytes(6).toString('base64url'));
    const lines = [`HTTP/1.1 ${problemStatus(problem)} ${problem.message}`];
    const all = [
      ...headers,
      ...problemHeaders(problem),
      ...['Cache-Control', 'no-store', 'Content-Type', 'application/problem+json'],
      ...['Content-Length', String(Buffer.byteLength(body)), 'Connection', 'close'],
    ];
    for (let at = 0; at < all.length; at += 2) lines.push(`${all[at]}: ${all[at + 1]}`);
    return `${lines.join('\r\n')}\r\n\r\n${body}`;
  }
}

/** Whether the response to an earlier request is being sent on this connection: a second one would end up inside it. */
const isAnswering = (socket: Socket) =>
  (socket as Socket & { _httpMessage?: { headersSent: boolean } })._httpMessage?.headersSent === true;
