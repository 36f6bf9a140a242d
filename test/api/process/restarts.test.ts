import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { freePort, startBuiltServer } from '../../support/built-server.ts';
import { aMessage } from '../../support/visitor-words.ts';

const restarts = 5;

/**
 * Sends requests like a proxy: over persistent connections, with retries while the port is closed. Any other error is a
 * failure.
 */
function proxyTo(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const ask = (path: string, body?: string) =>
    new Promise<number>((resolve, reject) => {
      const headers = { 'x-forwarded-for': '192.0.2.1', ...(body && { 'content-type': 'application/json' }) };
      const options = { port, host: '127.0.0.1', path, method: body ? 'POST' : 'GET', headers, agent };
      request(options, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', reject);
      })
        .on('error', reject)
        .end(body);
    });
  return async function retrying(path: string, body?: string): Promise<number> {
    for (;;) {
      try {
        return await ask(path, body);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
        await pause(20);
      }
    }
  };
}

it(`fails no request in ${restarts} restarts under load`, async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brushline-restarts-'));
  const port = await freePort();
  const env = { TRUST_PROXY_HOPS: '1', DRAIN_SECONDS: '1', LOG_LEVEL: 'warn' };
  const start = () => startBuiltServer({ dataDir, port, env });
  const ask = proxyTo(port);
  const failed: string[] = [];
  let answered = 0;
  let isOver = false;

  async function visit(visitor: number): Promise<void> {
    for (let nth = 0; !isOver; nth += 1) {
      const isLead = nth % 10 === 0;
      const body = isLead ? JSON.stringify(aMessage({ message: `House ${visitor}, room ${nth}.` })) : undefined;
      const status = await ask(isLead ? '/api/contact' : '/contact', body).catch((error: Error) => error.message);
      answered += 1;
      if (![200, 201, 429].includes(Number(status))) failed.push(`${isLead ? 'lead' : 'page'}: ${status}`);
      await pause(10);
    }
  }

  let server = await start();
  const visitors = Array.from({ length: 8 }, (_, visitor) => visit(visitor));
  for (let nth = 0; nth < restarts; nth += 1) {
    await pause(300);
    expect(await server.stop()).toBe(0);
    server = await start();
  }
  isOver = true;
  await Promise.all(visitors);
  await server[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(500);
});
