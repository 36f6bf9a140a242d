import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import type { HttpServer } from './connections/http-server.ts';

/** How many connections one turn of the event loop may accept. */
const perTurn = 32;

/** Sends every handle back: the result is another descriptor for the same socket. */
const echo = 'process.on("message", (message, handle) => process.send(message, handle))';

/**
 * Lets a listening server accept 32 connections per turn of the event loop. Since 1.45, libuv accepts one per turn, so
 * under load, when a turn takes 100 ms, new visitors and health checks would wait for minutes in the kernel's queue: at
 * five times the capacity the slowest 1 % waited 10 s. Copies of the listening socket all become ready at once. Only
 * another process can make copies; it exits when they are made. If that fails, the server works as before. A server
 * that stops must first await `stopCopying`.
 */
export function acceptMore(server: HttpServer): void {
  // Node hides the handle, but can send it, although its types allow only servers and sockets.
  const { _handle: handle } = server as unknown as { _handle: Server | null };
  if (!handle) return;
  const child = spawn(process.execPath, ['-e', echo], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], env: {} });
  child.on('error', () => {});
  // Without a free descriptor there is no process, and killing it would kill ours.
  if (!child.connected) return;
  const event = (name: string) => new Promise<void>((resolve) => child.once(name, () => resolve()));
  // Copies on their way to us keep the port open too, until the channel closes. Node says so by `disconnect` if we
  // closed it, and by `close` if copies were on their way.
  const channelClosed = Promise.race([event('disconnect'), event('close')]);
  const gone = Promise.race([Promise.all([event('exit'), channelClosed]), event('error')]);
  server.stopCopying = async () => {
    child.kill('SIGKILL');
    await gone;
  };

  child.on('message', (_message, copied) => {
    if (!copied) return;
    const copy = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
      // Node uses the `server` of a connection, so it must be ours.
      server.emit('connection', Object.assign(socket, { server }));
    });
    copy.on('error', () => server.copies.delete(copy));
    copy.listen(copied);
    server.copies.add(copy);
    if (!server.listening) copy.close();
    if (server.copies.size === perTurn - 1) child.disconnect();
  });
  child.unref();
  for (let sent = 1; sent < perTurn; sent += 1) child.send('copy', handle, {}, () => {});
}
