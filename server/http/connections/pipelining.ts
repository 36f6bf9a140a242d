import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasBody } from '../body.ts';
import type { Connections } from './connections.ts';

interface Line {
  /** The first one is being answered. */
  waiting: [request: IncomingMessage, response: ServerResponse][];
  isFull: boolean;
}

/**
 * Answers the requests of one connection one after another, so that a client that reads nothing makes the server hold
 * one response and not all of them. Requests beyond `maxQueued` are not even parsed, and the connection closes after
 * the queued responses; RFC 9112 §9.3.2 tells such clients to retry.
 */
export function answerInTurn(parts: {
  handle: RequestListener;
  maxQueued: number;
  connections: Pick<Connections, 'setBusy' | 'setReceiving' | 'setIdle'>;
  /** The address that a proxy has forwarded with a request. */
  senderOf: (request: IncomingMessage) => string | undefined;
  /** Called when a connection has sent more than it may. */
  onExcess: () => void;
}): RequestListener {
  const { handle, maxQueued, connections, senderOf, onExcess } = parts;
  const lines = new WeakMap<Socket, Line>();

  function answerNext(socket: Socket, line: Line): void {
    // It is closed, or closes after the last response: a request processed now would have an effect but no response.
    if (!socket.writable) return;
    const [request, response] = line.waiting[0] ?? [];
    if (!request || !response) {
      connections.setIdle(socket);
      return;
    }
    response.once('close', () => {
      line.waiting.shift();
      if (line.waiting.length === 0) answerNext(socket, line);
      // Lets other work run between two responses of one connection.
      else setImmediate(answerNext, socket, line);
    });
    handle(request, response);
  }

  /** False when the connection is being closed. A response is due once the complete request has arrived. */
  function begin(request: IncomingMessage, response: ServerResponse, line: Line): boolean {
    const { socket } = request;
    if (!hasBody(request)) return connections.setBusy(socket);
    request.once('end', () => {
      if (line.waiting[0]?.[1] === response) connections.setBusy(socket);
    });
    return connections.setReceiving(socket, senderOf(request));
  }

  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? { waiting: [], isFull: false };
    lines.set(socket, line);
    if (line.waiting.length === 0) {
      if (!begin(request, response, line)) return;
      line.waiting.push([request, response]);
      answerNext(socket, line);
      return;
    }
    if (line.isFull) return;
    if (line.waiting.length < maxQueued) {
      line.waiting.push([request, response]);
      return;
    }
    line.isFull = true;
    onExcess();
    const last = line.waiting.at(-1)?.[1];
    if (last) last.shouldKeepAlive = false;
    stopParsing(socket);
  };
}

/**
 * One chunk may contain 1,500 requests, and Node creates two objects for each before anything else runs. Pausing the
 * socket does not stop a chunk; the parser's result for a protocol upgrade does (2 in Node's
 * `parserOnHeadersComplete`). If a Node version renames these internals, it parses on, and only that protection is
 * lost.
 */
function stopParsing(socket: Socket & { parser?: { onIncoming?: () => number } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => 2;
}
