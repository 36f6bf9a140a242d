import { once } from 'node:events';
import type { createServer, RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { closeGracefully, createHttpServer } from '../../../server/http/http-server.ts';

/** A server with one handler. */
async function serve(handle: RequestListener) {
  const server = createHttpServer({ handle, headers: [], isBehindProxy: false });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  return {
    server,
    async open() {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      socket.on('error', () => {});
      sockets.push(socket);
      await once(socket, 'connect');
      return socket;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

const get = (path = '/') => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const hello: RequestListener = (_, response) => response.end('hello');
const big = Buffer.alloc(24 * 1024 * 1024, 'x');

it('disconnects a client that reads nothing, but not one that reads slowly', async () => {
  await using site = await serve((_, response) => response.end(big));
  site.server.setTimeout(1_000);
  const deaf = await site.open();
  deaf.pause();
  deaf.write(get());
  const slow = await site.open();
  slow.write(get());
  let read = 0;
  const started = performance.now();
  for await (const chunk of slow) {
    read += chunk.length;
    if (read > big.length) break;
    // 24 MB at this pace take three seconds, and each pause leaves the response waiting.
    const aheadMs = (read / big.length) * 3_000 - (performance.now() - started);
    if (aheadMs > 200) await pause(aheadMs);
  }
  expect(read).toBeGreaterThan(big.length);
  expect(performance.now() - started).toBeGreaterThan(2_000);
  await expect.poll(() => openOn(site.server)).toBe(0);
});

it('answers requests on connections that are open or waiting while it closes, and then closes them', async () => {
  await using site = await serve(hello);
  const sockets = await Promise.all(Array.from({ length: 20 }, () => site.open()));
  const answers = sockets.map(async (socket) => {
    socket.write(get());
    return String(await once(socket, 'data'));
  });
  const closing = closeGracefully(site.server, 4_000);
  for (const answer of await Promise.all(answers)) expect(answer).toContain('200 OK');
  for (const socket of sockets) socket.end();
  await closing;
  expect(await openOn(site.server)).toBe(0);
});

it('sends nothing into a response that has begun when the next request is not HTTP', async () => {
  await using site = await serve((_, response) => void response.writeHead(200, { 'content-length': 9 }).write('half'));
  const socket = await site.open();
  socket.write(get());
  await once(socket, 'data');
  socket.write('nonsense\r\n\r\n');
  expect(await text(socket)).not.toContain('400');
});

/** The number of open connections of a server. */
async function openOn(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}
