import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../../../support/built-server.ts';
import { noisyPhoto } from '../../../support/cases/photo-corpus.ts';
import { timeLimitMs } from '../../../support/node-start.mjs';

const sendPhoto = ({ url }: BuiltServer, photo: Buffer, headers = {}) =>
  fetch(`${url}/api/photos`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', ...headers },
    body: new Uint8Array(photo),
  });

it.skipIf(process.platform !== 'linux')(
  'fifty photos of 8 MB at once keep the server below 400 MB',
  { timeout: timeLimitMs(180_000) },
  async () => {
    await using server = await startBuiltServer({ env: { TRUST_PROXY_HOPS: '1' } });
    const photo = await noisyPhoto();
    expect(photo.length).toBeGreaterThan(7_500_000);

    /** Retries like the form when there is no room for a photo, which may end the connection before the answer is read. */
    async function sendUntilTaken(visitor: number): Promise<void> {
      for (;;) {
        const status = await sendPhoto(server, photo, { 'x-forwarded-for': `198.51.100.${visitor}` }).then(
          async (answer) => {
            await answer.arrayBuffer();
            return answer.status;
          },
          (error: Error) => {
            expect(error.cause).toMatchObject({ code: expect.stringMatching(/^(EPIPE|ECONNRESET|UND_ERR_SOCKET)$/) });
            return 503;
          },
        );
        if (status === 201) return;
        expect(status).toBe(503);
        await pause(1_000 + visitor * 40);
      }
    }
    await Promise.all(Array.from({ length: 50 }, (_, visitor) => sendUntilTaken(visitor)));
    // The peak resident memory since the start.
    const [, kib] = /VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${server.pid}/status`, 'utf8')) ?? [];
    expect(Number(kib) * 1_024).toBeLessThanOrEqual(400_000_000);
  },
);
