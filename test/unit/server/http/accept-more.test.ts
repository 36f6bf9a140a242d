import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { acceptMore } from '../../../../server/http/accept-more.ts';
import { gracefulShutdown } from '../../../../server/http/connections/graceful-shutdown.ts';
import { createHttpServer, type HttpServer } from '../../../../server/http/connections/http-server.ts';
import { createLimitCounts } from '../../../../server/limits/limit-counts.ts';
import { timeLimitMs } from '../../../support/node-start.mjs';

async function listen(): Promise<HttpServer> {
  const server = createHttpServer({
    handle: (_, response) => response.end('ok'),
    headers: [],
    hops: 1,
    limitCounts: createLimitCounts({ log: () => {}, now: () => new Date() }),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Resolves when all copies are made. */
async function accept(server: HttpServer): Promise<void> {
  acceptMore(server);
  await expect.poll(() => server.copies.size, { timeout: timeLimitMs(10_000) }).toBe(31);
}

/** How many of 64 connections, made while the event loop was blocked, a server accepts within a few turns. */
async function acceptedAtOnce(server: HttpServer): Promise<number> {
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 64 }, () => connect(port, '127.0.0.1'));
  const end = performance.now() + 50;
  while (performance.now() < end);
  for (let turn = 0; turn < 6; turn += 1) await nextTurn();
  for (const socket of sockets) socket.destroy();
  return accepted;
}

it('a server accepts dozens of connections per turn, not one', async () => {
  const alone = await listen();
  const helped = await listen();
  await accept(helped);
  expect(await acceptedAtOnce(alone)).toBeLessThan(12);
  expect(await acceptedAtOnce(helped)).toBe(64);
  await gracefulShutdown(alone, 1_000);
  await gracefulShutdown(helped, 1_000);
});

it('answers on every copy like on the original socket, and stops with all of them', async () => {
  const server = await listen();
  await accept(server);
  const { port } = server.address() as AddressInfo;
  const answers = await Promise.all(
    Array.from({ length: 64 }, () => fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(64).fill(200));
  await gracefulShutdown(server, 1_000);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

it('keeps no port open that nobody answers on, when it stops while copies are made', async () => {
  const server = await listen();
  const { port } = server.address() as AddressInfo;
  acceptMore(server);
  await gracefulShutdown(server, 1_000);
  const client = connect(port, '127.0.0.1');
  await expect(once(client, 'connect').finally(() => client.destroy())).rejects.toThrow('ECONNREFUSED');
});

it.skipIf(process.platform === 'win32')('a server without free file descriptors works on, and stops', async () => {
  const script = 'test/unit/server/http/support/without-descriptors.ts';
  const limited = ['-c', 'ulimit -n 256; exec "$0" --import tsx "$1"', process.execPath, script];
  // In a process group of its own, which is what a wrong signal would end.
  const child = spawn('sh', limited, { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  const [code, signal] = await once(child, 'close');
  expect({ code, signal, output }).toEqual({ code: 0, signal: null, output: 'EMFILE\nstopped\n' });
});
