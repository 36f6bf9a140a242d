import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openStore } from '../../server/store/open-store.ts';
import { startBuiltServer } from '../support/built-server.ts';
import { aMessage } from './a-message.ts';

const clients = 200;
const floodMs = 4_000;
/** Four times what is promised of a machine that does nothing else. */
const slackness = 4;

const percentile = (values: number[], share: number) =>
  values.sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Infinity;

it('refuses leads it cannot keep in time, loses none that it took, and stays alive', { timeout: 60_000 }, async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brushline-overload-'));
  const server = await startBuiltServer({ dataDir, env: { TRUST_PROXY_HOPS: '1', LOG_LEVEL: 'warn' } });
  const agent = new Agent({ keepAlive: true, maxSockets: clients + 1 });
  const end = performance.now() + floodMs;
  const waits = { 201: [] as number[], 503: [] as number[] };
  const liveWaits: number[] = [];
  const wrong: string[] = [];

  const ask = (path: string, client: number, body?: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const forwarded = `198.51.${client >> 8}.${client & 255}`;
      const headers = { 'x-forwarded-for': forwarded, ...(body && { 'content-type': 'application/json' }) };
      request(server.url + path, { method: body ? 'POST' : 'GET', headers, agent, timeout: 10_000 }, (answer) =>
        answer.resume().on('end', () => resolve(answer)),
      )
        .on('timeout', () => reject(new Error('timeout')))
        .on('error', reject)
        .end(body);
    });

  async function flood(client: number): Promise<void> {
    for (let nth = 0; performance.now() < end; nth += 1) {
      const body = JSON.stringify(aMessage({ message: `Please paint house ${client}, room ${nth}.` }));
      const started = performance.now();
      try {
        const { statusCode = 0, headers } = await ask('/api/contact', client * 97 + nth, body);
        if (statusCode === 201 || statusCode === 503) waits[statusCode].push(performance.now() - started);
        else wrong.push(`lead: ${statusCode}`);
        if (statusCode === 503 && !headers['retry-after']) wrong.push('503 without Retry-After');
      } catch (error) {
        wrong.push(String(error));
      }
    }
  }

  async function watch(): Promise<void> {
    while (performance.now() < end) {
      const started = performance.now();
      const { statusCode } = await ask('/health/live', 0);
      if (statusCode !== 200) wrong.push(`live: ${statusCode}`);
      liveWaits.push(performance.now() - started);
      await pause(20);
    }
  }

  await Promise.all([watch(), ...Array.from({ length: clients }, (_, client) => flood(client))]);
  agent.destroy();
  await server.stop();
  const store = await openStore({ dataDir, seeds: { areas: [], testimonials: [], posts: [] } });
  const stored = await store.countLeads('contact');
  await store.close();
  await rm(dataDir, { recursive: true, force: true });

  expect(wrong).toEqual([]);
  expect(waits[201].length).toBeGreaterThan(100);
  expect(waits[503].length).toBeGreaterThan(100);
  expect(stored).toBe(waits[201].length);
  expect(percentile(waits[201], 0.99)).toBeLessThan(2_000 * slackness);
  expect(percentile(liveWaits, 0.99)).toBeLessThan(250 * slackness);
  expect(server.output()).toMatch(/"limit_reached".*"limit":"leads/);
});
