import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { Sqlite } from '../../../server/store/sqlite/database/driver.ts';
import { startBuiltServer } from '../../support/built-server.ts';
import { aPhoto } from '../../support/cases/photo-corpus.ts';
import { waitForMails } from '../../support/outbox.ts';
import { anEstimate } from '../../support/visitor-words.ts';

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
