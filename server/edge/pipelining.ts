import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Connections } from './connections.ts';

/** One chunk may hold thousands of requests, and Node keeps two objects for each until the socket closes. */
const maxParsed = 4;

interface Line {
  /** The first one is being answered. */
  waiting: [request: IncomingMessage, response: ServerResponse][];
  dropped: number;
}

/**
 * Answers the requests of one connection one after the other, so that a client that reads nothing makes us keep one
 * answer and not all that it asked for. Requests beyond `maxQueued` are dropped without effect and the connection closes
 * after the queued answers; RFC 9112 §9.3.2 tells such clients to ask again. Four times as many cut it at once.
 */
export function answerInTurn(parts: {
  handle: RequestListener;
  maxQueued: number;
  connections: Pick<Connections, 'setBusy' | 'setIdle'>;
  /** Called when a connection has asked for more than it may. */
  onExcess: () => void;
}): RequestListener {
  const { handle, maxQueued, connections, onExcess } = parts;
  const lines = new WeakMap<Socket, Line>();

  function answerNext(socket: Socket, line: Line): void {
    const [request, response] = line.waiting[0] ?? [];
    if (!request || !response) {
      connections.setIdle(socket);
      return;
    }
    response.once('close', () => {
      line.waiting.shift();
      // Closed, or closing after this answer: what follows would have an effect and no answer.
      if (!socket.writable) return;
      answerNext(socket, line);
    });
    handle(request, response);
  }

  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? { waiting: [], dropped: 0 };
    lines.set(socket, line);
    if (line.waiting.length === 0) {
      if (!connections.setBusy(socket)) return;
      line.waiting.push([request, response]);
      answerNext(socket, line);
      return;
    }
    if (line.waiting.length < maxQueued && line.dropped === 0) {
      line.waiting.push([request, response]);
      return;
    }
    if (line.dropped === 0) {
      onExcess();
      const last = line.waiting.at(-1)?.[1];
      if (last) last.shouldKeepAlive = false;
    }
    line.dropped += 1;
    if (line.waiting.length + line.dropped > maxParsed * maxQueued) socket.destroy();
  };
}
