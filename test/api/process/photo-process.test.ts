import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { noisyPhoto } from '../../support/cases/photo-corpus.ts';
import { timeLimitMs } from '../../support/node-start.mjs';

const mostMiB = 350;
const atOnce = 50;

let photo: Buffer;
beforeAll(async () => {
  photo = await noisyPhoto();
});

/** Starts the server like `npm start`, without the variables that systemd or Docker would set. */
const start = () => startBuiltServer({ env: { MALLOC_ARENA_MAX: undefined, TRUST_PROXY_HOPS: '1' } });

async function send(server: BuiltServer, visitor: number): Promise<number> {
  const answer = await fetch(`${server.url}/api/photos`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', 'x-forwarded-for': `198.51.100.${visitor}` },
    body: new Uint8Array(photo),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Retries like the form when there is no room for a photo, which may end the connection before the answer is read. */
async function sendUntilTaken(server: BuiltServer, visitor: number): Promise<void> {
  for (;;) {
    const status = await send(server, visitor).catch((error: Error) => {
      expect(error.cause).toMatchObject({ code: expect.stringMatching(/^(EPIPE|ECONNRESET|UND_ERR_SOCKET)$/) });
      return 503;
    });
    if (status === 201) return;
    expect(status).toBe(503);
    await setTimeout(1_000 + visitor * 40);
  }
}

/** The peak resident memory of a process since its start. */
async function peakMiB(pid: number): Promise<number> {
  const [, kib] = /VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / 1024;
}

/** The process that decodes a server's photos. */
async function decoderOf({ pid }: BuiltServer): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  for (const child of children.split(' ').filter(Boolean)) {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('encode-photos')) return Number(child);
  }
  throw new Error('It decodes nowhere');
}

const isRunning = (pid: number) =>
  readFile(`/proc/${pid}/status`, 'utf8').then(
    (status) => !/^State:\s+Z/m.test(status),
    () => false,
  );

describe.skipIf(process.platform !== 'linux')('photos of 8 MB', { timeout: timeLimitMs(180_000) }, () => {
  it('keep the server below 350 MiB when fifty arrive at once', async () => {
    await using server = await start();
    expect(photo.length).toBeGreaterThan(7_500_000);
    await Promise.all(Array.from({ length: atOnce }, (_, visitor) => sendUntilTaken(server, visitor)));
    expect(await peakMiB(server.pid)).toBeLessThanOrEqual(mostMiB);
    expect(await peakMiB(await decoderOf(server))).toBeLessThanOrEqual(mostMiB);
  });

  it('are decoded in a process that may crash without harm, and that exits with the server', async () => {
    await using server = await start();
    expect(await send(server, 1)).toBe(201);
    const first = await decoderOf(server);
    const sending = send(server, 2);
    process.kill(first, 'SIGKILL');
    expect([201, 503]).toContain(await sending);
    expect(await send(server, 2)).toBe(201);
    const second = await decoderOf(server);
    expect(second).not.toBe(first);
    await server.kill();
    await expect.poll(() => isRunning(second)).toBe(false);
  });
});
