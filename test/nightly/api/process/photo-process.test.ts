import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { Sqlite } from '../../../../server/store/sqlite/open-database.ts';
import { type BuiltServer, startBuiltServer } from '../../../support/built-server.ts';
import { aPhoto, noisyPhoto } from '../../../support/cases/photo-corpus.ts';
import { timeLimitMs } from '../../../support/node-start.mjs';
import { waitForMails } from '../../../support/outbox.ts';
import { anEstimate } from '../../../support/visitor-words.ts';

const sendPhoto = ({ url }: BuiltServer, photo: Buffer, headers = {}) =>
  fetch(`${url}/api/photos`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', ...headers },
    body: new Uint8Array(photo),
  });

it('a server that is killed keeps acknowledged photos, before their request and between claim and mail', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brushline-photo-crash-'));
  const ids: string[] = [];
  try {
    for (const side of [300, 400]) {
      const server = await startBuiltServer({ dataDir });
      const answer = await sendPhoto(server, await aPhoto('jpeg', side, side));
      expect(answer.status).toBe(201);
      ids.push(((await answer.json()) as { id: string }).id);
      await server.kill();
    }
    const send = (url: string) =>
      fetch(`${url}/api/estimates`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'k'.repeat(32) },
        body: JSON.stringify({ ...anEstimate(), photos: ids }),
      });
    const first = await startBuiltServer({ dataDir });
    const taken = await send(first.url);
    await first.kill();
    expect(taken.status).toBe(201);

    endLeases(dataDir);
    const second = await startBuiltServer({ dataDir });
    const { id, receivedAt } = await taken.json();
    expect(await (await send(second.url)).json()).toMatchObject({ id, receivedAt });
    const [mail = ''] = await waitForMails(dataDir, 1);
    expect((await PostalMime.parse(mail)).attachments).toHaveLength(2);
    await second.stop();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** Ends the leases that the killed process may have on mails, which would last a minute. */
function endLeases(dataDir: string): void {
  const database = new Sqlite(path.join(dataDir, 'brushline.db'));
  database.prepare('update lead set lease_until = 0').run();
  database.close();
}

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
