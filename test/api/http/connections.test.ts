import { once } from 'node:events';
import type { createServer, RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type ConnectionLimits, createHttpServer } from '../../../server/http/connections/http-server.ts';
import { createLimitCounts } from '../../../server/limits/limit-counts.ts';
import { timeLimitMs } from '../../support/node-start.mjs';

/** A server with one handler and small limits that distinguishes connections by their loopback address. */
async function serve(handle: RequestListener, limits: Partial<ConnectionLimits> = {}, hops = 0) {
  const limitCounts = createLimitCounts({ log: () => {}, now: () => new Date() });
  const server = createHttpServer({ handle, headers: [], hops, limitCounts, limits });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  return {
    server,
    count: (limit: string) => limitCounts.counts().find((entry) => entry.limit === limit)?.count ?? 0,
    async open(localAddress = '127.0.0.1') {
      const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true });
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
const answersIn = (received: string) => received.split('HTTP/1.1 200 OK').length - 1;
const closed = (socket: Socket) => once(socket.resume(), 'end');

it('answers sixteen of a burst of requests, ignores the others, and closes', async () => {
  let handled = 0;
  await using site = await serve((_, response) => {
    handled += 1;
    setImmediate(() => response.end('hello'));
  });
  const socket = await site.open();
  socket.write(get().repeat(40));
  const received = await text(socket);
  expect(answersIn(received)).toBe(16);
  expect(received.split('HTTP/1.1').at(-1)).toMatch(/connection: close/i);
  expect(handled).toBe(16);
  expect(site.count('queuedAnswers')).toBe(1);
});

it('immediately disconnects a client that pipelines hundreds of requests', async () => {
  await using site = await serve(hello);
  const socket = await site.open();
  socket.write(get().repeat(1_500));
  socket.pause();
  await expect.poll(() => openOn(site.server)).toBe(0);
});

it('answers all requests of a client that pipelines up to sixteen', async () => {
  await using site = await serve((_, response) => void setTimeout(() => response.end('hello'), 2));
  const socket = await site.open();
  let received = '';
  socket.on('data', (data) => (received += data));
  for (let nth = 1; nth <= 5; nth += 1) {
    socket.write(get().repeat(16));
    await expect.poll(() => answersIn(received)).toBe(nth * 16);
  }
  expect(site.count('queuedAnswers')).toBe(0);
});

it('processes no request after the last response of its connection', async () => {
  const handled: string[] = [];
  await using site = await serve((request, response) => {
    handled.push(request.url ?? '');
    setImmediate(() => response.end('hello'));
  });
  const socket = await site.open();
  socket.write(`GET /last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n${get('/late')}`);
  await text(socket);
  await pause(20);
  expect(handled).toEqual(['/last']);
});

const big = Buffer.alloc(24 * 1024 * 1024, 'x');

it('disconnects a client that reads nothing, but not one that reads slowly', async () => {
  await using site = await serve((_, response) => response.end(big), { unreadSeconds: 1 });
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
  expect(site.count('unreadSeconds')).toBe(1);
  await expect.poll(() => openOn(site.server)).toBe(0);
});

it('waits longer for its own responses than for readers', async () => {
  await using site = await serve((_, response) => void setTimeout(() => response.end('late'), 1_600), {
    unreadSeconds: 0.5,
  });
  const socket = await site.open();
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toContain('late');
});

it('closes the connection that has been idle longest when there is no room', async () => {
  await using site = await serve(hello, { connections: 3 });
  const [first, second, third] = [await site.open(), await site.open(), await site.open()];
  // Half a request counts as idle; a complete one makes its connection the most recent.
  second.write('GET / HT');
  first.write(get());
  await once(first, 'data');
  const cut = closed(second);
  const fourth = await site.open();
  await cut;
  for (const socket of [first, third, fourth]) {
    socket.write(get());
    expect(String(await once(socket, 'data'))).toContain('200 OK');
  }
  expect(site.count('connections')).toBe(1);
});

const halfPost = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf';

it('closes connections with half-sent bodies to make room, oldest first', async () => {
  await using site = await serve((request, response) => void request.resume().on('end', () => response.end('hello')), {
    connections: 2,
  });
  const [older, newer] = [await site.open(), await site.open()];
  older.write(halfPost);
  await pause(20);
  newer.write(halfPost);
  await pause(20);
  const cut = closed(older);
  const visitor = await site.open();
  await cut;
  visitor.write(get());
  expect(String(await once(visitor, 'data'))).toContain('200 OK');
  newer.write('-full');
  expect(String(await once(newer, 'data'))).toContain('200 OK');
});

it('makes room with the connections of the forwarded address that holds the most', async () => {
  let begun = 0;
  const handle: RequestListener = (request, response) => {
    begun += 1;
    request.resume().on('end', () => response.end('hello'));
  };
  await using site = await serve(handle, { connections: 6 }, 1);
  async function begin(address: string): Promise<Socket> {
    const [socket, before] = [await site.open(), begun];
    socket.write(halfPost.replace('Host: x', `Host: x\r\nX-Forwarded-For: 198.51.100.7, ${address}`));
    await expect.poll(() => begun).toBe(before + 1);
    return socket;
  }
  const visitors = [await begin('203.0.113.1'), await begin('203.0.113.2')];
  for (let nth = 0; nth < 20; nth += 1) await begin(nth % 2 === 0 ? '2001:db8::1' : '2001:db8::2');
  for (const socket of visitors) {
    socket.write('-full');
    expect(String(await once(socket, 'data'))).toContain('200 OK');
  }
  expect(site.count('connections')).toBe(16);
});

it('keeps a connection whose complete body has arrived, and one that was answered before its body arrived', async () => {
  const pending: (() => void)[] = [];
  await using site = await serve(
    (request, response) => {
      if (request.url === '/early') return void response.writeHead(413).end();
      request.resume().on('end', () => pending.push(() => response.end('hello')));
    },
    { connections: 2 },
  );
  const [whole, early] = [await site.open(), await site.open()];
  whole.write(`${halfPost}-full`);
  early.write(halfPost.replace('/', '/early'));
  await once(early, 'data');
  early.write('-full');
  await expect.poll(() => pending.length).toBe(1);
  const cut = closed(early);
  const visitor = await site.open();
  await cut;
  pending[0]?.();
  expect(String(await once(whole, 'data'))).toContain('200 OK');
  visitor.destroy();
});

it('answers 503 to a connection without room, as long as none is idle', async () => {
  const pending: (() => void)[] = [];
  await using site = await serve((_, response) => void pending.push(() => response.end('hello')), { connections: 2 });
  const busy = [await site.open(), await site.open()];
  for (const socket of busy) socket.write(get());
  await expect.poll(() => pending.length).toBe(2);
  const late = await site.open();
  late.write(get());
  const refusal = await text(late);
  expect(refusal).toMatch(/^HTTP\/1.1 503 .*retry-after: \d+/is);
  expect(refusal).toMatch(/connection: close/i);
  late.destroy();
  for (const answer of pending) answer();
  for (const socket of busy) expect(String(await once(socket, 'data'))).toContain('200 OK');
  expect(pending).toHaveLength(2);
});

it('bounds the connections of one address, but not of a proxy or private network', async () => {
  const limits = { connectionsPerAddress: 2, addressOf: ({ remoteAddress }: Socket) => remoteAddress };
  await using site = await serve(hello, limits);
  const first = await site.open('127.0.0.2');
  const other = await site.open('127.0.0.3');
  const cut = closed(first);
  await site.open('127.0.0.2');
  await site.open('127.0.0.2');
  await cut;
  expect(site.count('connectionsPerAddress')).toBe(1);
  other.write(get());
  expect(String(await once(other, 'data'))).toContain('200 OK');

  await using local = await serve(hello, { connectionsPerAddress: 2 });
  for (let nth = 0; nth < 5; nth += 1) await local.open('127.0.0.2');
  await expect.poll(() => openOn(local.server)).toBe(5);
  expect(local.count('connectionsPerAddress')).toBe(0);
});

it('survives sixty clients that send requests and never read', async () => {
  await using site = await serve((_, response) => response.end(big.subarray(0, 8_000_000)), { unreadSeconds: 1 });
  const before = process.memoryUsage().rss;
  for (let nth = 0; nth < 60; nth += 1) {
    const socket = await site.open();
    socket.pause();
    socket.write(get().repeat(nth % 2 === 0 ? 1_500 : 16));
  }
  const probe = await site.open();
  probe.write(get());
  const asked = performance.now();
  await once(probe, 'data');
  expect(performance.now() - asked).toBeLessThan(timeLimitMs(300));
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  probe.destroy();
  await expect.poll(() => openOn(site.server), { timeout: timeLimitMs(10_000) }).toBe(0);
});

/** The number of open connections of a server. */
async function openOn(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}
