import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { beforeAll, describe, expect, it } from 'vitest';
import { Sqlite } from '../../../../server/store/sqlite/database/driver.ts';
import { type BuiltServer, startBuiltServer } from '../../../support/built-server.ts';
import { aPhoto, noisyPhoto } from '../../../support/cases/photo-corpus.ts';
import { timeLimitMs } from '../../../support/node-start.mjs';
import { waitForMails } from '../../../support/outbox.ts';
import { anEstimate } from '../../../support/visitor-words.ts';

describe('a crash', () => {
  it('keeps acknowledged photos when it is killed before their request, and between claim and mail', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'brushline-photo-crash-'));
    const ids: string[] = [];
    try {
      for (const side of [300, 400]) {
        const server = await startBuiltServer({ dataDir });
        const answer = await fetch(`${server.url}/api/photos`, {
          method: 'POST',
          headers: { 'content-type': 'image/jpeg' },
          body: new Uint8Array(await aPhoto('jpeg', side, side)),
        });
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
});

describe('memory', () => {
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
      await pause(1_000 + visitor * 40);
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
});
