import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import type { HttpServer } from './connections/http-server.ts';

/** How many connections one turn of the event loop may accept. */
const perTurn = 32;

/** Hands every handle back that it is given: what comes back is a descriptor of its own for the same socket. */
const echo = 'process.on("message", (message, handle) => process.send(message, handle))';

/**
 * Lets a listening server accept 32 connections each turn of the event loop. libuv has accepted one a turn since 1.45,
 * so under load, when a turn takes 100 ms, new visitors and health checks would wait for minutes in the kernel's queue:
 * at five times the capacity the last hundredth of them waited 10 s. Copies of the listening socket are all ready at
 * once. Only another process can make copies; it ends when they are made, and without it nothing is worse than before.
 */
export function acceptMore(server: HttpServer): void {
  // Node keeps the handle to itself, and passes it on bare, though its types know only of servers and sockets.
  const { _handle: handle } = server as unknown as { _handle: Server | null };
  if (!handle) return;
  const child = spawn(process.execPath, ['-e', echo], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], env: {} });

  child.on('message', (_message, copied) => {
    if (!copied) return;
    const copy = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
      // What Node asks of a connection's server it must ask of ours.
      server.emit('connection', Object.assign(socket, { server }));
    });
    copy.on('error', () => server.copies.delete(copy));
    copy.listen(copied);
    server.copies.add(copy);
    if (!server.listening) copy.close();
    if (server.copies.size === perTurn - 1) child.disconnect();
  });
  child.on('error', () => {});
  child.unref();
  for (let sent = 1; sent < perTurn; sent += 1) child.send('copy', handle, {}, () => {});
}
