import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { noisyPhoto } from '../../support/cases/photo-corpus.ts';
import { timeLimitMs } from '../../support/node-start.mjs';

/** 400 MB. */
const mostMiB = 381;
const atOnce = 50;

let photo: Buffer;
beforeAll(async () => {
  photo = await noisyPhoto();
});

const start = () => startBuiltServer({ env: { TRUST_PROXY_HOPS: '1' } });

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

describe.skipIf(process.platform !== 'linux')('photos of 8 MB', { timeout: timeLimitMs(180_000) }, () => {
  it('keep the server below 400 MB when fifty arrive at once', async () => {
    await using server = await start();
    expect(photo.length).toBeGreaterThan(7_500_000);
    await Promise.all(Array.from({ length: atOnce }, (_, visitor) => sendUntilTaken(server, visitor)));
    expect(await peakMiB(server.pid)).toBeLessThanOrEqual(mostMiB);
  });
});
