import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { freePort, startBuiltServer } from '../../support/built-server.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { waitForMails } from '../../support/outbox.ts';
import { anEstimate } from '../../support/visitor-words.ts';
import { call } from '../support/http-client.ts';

describe('a running server', () => {
  it('stops on SIGTERM with 0: completes what it has started, sends pending mail, accepts nothing new', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'brushline-stop-'));
    const server = await startBuiltServer({ dataDir });
    const { port } = new URL(server.url);
    const body = JSON.stringify(anEstimate());
    const head = `POST /api/estimates HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(head + body.slice(0, 40));
    await call(server.url, '/health/live');
    const started = performance.now();
    const stopped = server.stop();
    setTimeout(() => socket.write(body.slice(40)), 300);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 201 /);
    expect(answer).toMatch(/connection: close/i);
    expect(await stopped).toBe(0);
    expect(performance.now() - started).toBeLessThan(timeLimitMs(10_000));
    await expect(call(server.url, '/health/live')).rejects.toThrow();
    expect(server.output()).toContain('"stopped"');

    await using next = await startBuiltServer({ dataDir });
    expect(await waitForMails(dataDir, 1)).toHaveLength(1);
    expect(next.output()).not.toContain('margaret');
    await rm(dataDir, { recursive: true, force: true });
  });

  it('survives without its MongoDB: alive, not ready, pages shown, leads refused within three seconds', async () => {
    const port = await freePort();
    const nowhere = await freePort();
    const dataDir = await mkdtemp(path.join(tmpdir(), 'brushline-mongo-'));
    const env = {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      MONGODB_URI: `mongodb://127.0.0.1:${nowhere}/x`,
    };
    const child = spawn(process.execPath, ['dist/server/index.js'], { env, stdio: 'ignore' });
    const url = `http://127.0.0.1:${port}`;
    const live = () =>
      call(url, '/health/live').then(
        ({ status }) => status === 200,
        () => false,
      );
    const deadline = Date.now() + timeLimitMs(10_000);
    while (!(await live()) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
    const headers = { 'content-type': 'application/json' };
    const started = performance.now();
    const [ready, page, lead] = await Promise.all([
      call(url, '/health/ready'),
      call(url, '/contact?whole=1'),
      call(url, '/api/estimates', { method: 'POST', headers, body: JSON.stringify(anEstimate()) }),
    ]);
    expect([ready.status, page.status, lead.status]).toEqual([503, 200, 503]);
    expect(lead.headers).toHaveProperty('retry-after');
    expect(performance.now() - started).toBeLessThan(timeLimitMs(3_000));
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    expect((await exit)[0]).toBe(0);
    await rm(dataDir, { recursive: true, force: true });
  });
});
