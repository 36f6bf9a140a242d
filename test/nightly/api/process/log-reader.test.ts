import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { formType } from '../../../api/support/lead-forms.ts';
import { call, startServer } from '../../../api/support/test-server.ts';
import { freePort } from '../../../support/built-server.ts';
import { aMessage, anEstimate } from '../../../support/visitor-words.ts';

/** Starts the built server with the given output; the test controls the other end. */
async function startWith(stdout: 'pipe' | number, stderr: 'pipe' | number = stdout) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brushline-log-'));
  const port = await freePort();
  const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'debug' };
  const child = spawn(process.execPath, ['dist/server/index.js'], { env, stdio: ['ignore', stdout, stderr] });
  const url = `http://127.0.0.1:${port}`;
  const isLive = () => call(url, '/health/live').then(Boolean, () => false);
  while (child.exitCode === null && !(await isLive())) await pause(50);
  return {
    child,
    /** The current statuses of a page and a lead. */
    async statuses() {
      const headers = { 'content-type': 'application/json' };
      const post = { method: 'POST', headers, body: JSON.stringify(anEstimate()) };
      const answers = await Promise.all([call(url, '/contact'), call(url, '/api/estimates', post)]);
      return answers.map(({ status }) => status);
    },
    /** Causes a log line per request. */
    async ask(times: number) {
      for (let nth = 0; nth < times; nth += 50) {
        await Promise.all(Array.from({ length: 50 }, () => call(url, '/health/live')));
      }
    },
    async [Symbol.asyncDispose]() {
      const exit = child.exitCode === null ? once(child, 'exit') : undefined;
      child.kill('SIGTERM');
      await exit;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

describe('a server whose log', () => {
  it('has lost its reader continues to serve, and stops in time', async () => {
    await using server = await startWith('pipe');
    server.child.stdout?.destroy();
    server.child.stderr?.destroy();
    await server.ask(50);
    await pause(1_500);
    expect(await server.statuses()).toEqual([200, 201]);
    const exit = once(server.child, 'exit');
    server.child.kill('SIGTERM');
    expect((await exit)[0]).toBe(0);
  });

  it('is on a full disk continues to serve', async () => {
    await using full = await open('/dev/full', 'w');
    await using server = await startWith(full.fd);
    await server.ask(50);
    await pause(1_500);
    expect(await server.statuses()).toEqual([200, 201]);
    expect(server.child.exitCode).toBeNull();
  });

  it('is not read for a while continues to serve, and reports how many lines it dropped', async () => {
    await using server = await startWith('pipe', 'pipe');
    server.child.stderr?.resume();
    await server.ask(5_000);
    expect(await server.statuses()).toEqual([200, 201]);
    let output = '';
    server.child.stdout?.on('data', (data) => (output += data));
    await expect.poll(() => output).toContain('"event":"log_interrupted"');
    const records = output.split('\n').slice(0, -1);
    const gap = records.map((record) => JSON.parse(record)).find(({ event }) => event === 'log_interrupted');
    expect(gap.count).toBeGreaterThan(500);
    expect(gap.count + records.length).toBeGreaterThan(5_000);
  });
});

it('the log contains method, route, status, time and id of each request, and no personal data', async () => {
  await using server = await startServer({
    store: (real) => ({
      ...real,
      addLead: (lead) =>
        lead.fields.name?.includes('fails') ? Promise.reject(new TypeError(JSON.stringify(lead))) : real.addLead(lead),
    }),
  });
  const canary = 'canary0';
  const { serviceType, ...words } = anEstimate();
  const fields = Object.fromEntries(Object.entries(words).map(([name, value]) => [name, `${canary} ${value}`]));
  const body = { ...fields, serviceType, email: `${canary}@example.com` };
  const headers = {
    'x-forwarded-for': '198.51.100.199',
    'user-agent': `Mozilla/5.0 (X11; Linux x86_64; ${canary}) Gecko/20100101 Firefox/140.0`,
    ...{ cookie: `session=${canary}`, authorization: `Bearer ${canary}`, referer: `https://${canary}.example/` },
    ...{ 'idempotency-key': `${canary}-key`, 'brushline-campaign': canary, 'brushline-trap': canary },
    ...{ 'brushline-hidden': `note=${canary}`, 'brushline-tags': `gclid=${canary}` },
  };
  const post = (to: string, sent: unknown, more = {}) => server.post(to, sent, { ...headers, ...more });
  const message = aMessage({ firstName: canary, message: `${canary} wrote this` });
  const rows: [status: number, route: string, answer: { status: number }][] = [
    [201, '/api/estimates', await post('/api/estimates', body)],
    [503, '/api/estimates', await post('/api/estimates', { ...body, name: 'fails' }, { 'idempotency-key': 'x' })],
    [400, '/api/estimates', await post('/api/estimates', `{"name":"${canary}`)],
    [422, '/api/estimates', await post('/api/estimates', { ...body, email: canary })],
    [201, '/api/contact', await post('/api/contact', message)],
    [204, '/api/track', await post('/api/track', { eventType: 'page_view', eventDetails: canary })],
    [403, '/api/estimates', await post('/api/estimates', body, { origin: `https://${canary}.example` })],
    [422, '/form', await post('/form', `form=estimate&name=${canary}`, formType)],
    [400, '/form', await post('/form', `form=${canary}`, formType)],
    [404, '(no page)', await server.call(`/${canary}?email=${canary}`, { headers })],
    [404, '/api{/*rest}', await server.call(`/api/${canary}`, { headers })],
    [404, '/widgets/{*file}', await server.call(`/widgets/${canary}`, { headers })],
    [200, '/', await server.call(`/?q=${canary}`, { headers })],
  ];
  expect(rows.map(([, , { status }]) => status)).toEqual(rows.map(([status]) => status));

  for (const personal of [canary, '198.51.100']) expect(server.log.join('')).not.toContain(personal);
  const requests = server.log.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request');
  expect(requests.map(({ route }) => route)).toEqual(rows.map(([, route]) => route));
  const names = ['event', 'level', 'method', 'ms', 'requestId', 'route', 'status', 'time'];
  for (const record of requests) expect(Object.keys(record).sort()).toEqual(names);
  expect(new Set(requests.map(({ requestId }) => requestId)).size).toBe(rows.length);
});
