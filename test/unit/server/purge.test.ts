import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { folderSender } from '../../../server/mail/folder.ts';
import { monthsBefore } from '../../../server/months-before.ts';
import { createPurge } from '../../../server/purge.ts';

const now = () => new Date('2026-11-21T12:00:00Z');

/** A purge of a store that has so many portions to remove. */
function purgeOf(portions: number[], { failure }: { failure?: Error } = {}) {
  const asked: Record<string, Date>[] = [];
  const log: unknown[] = [];
  const auth: Record<string, Date>[] = [];
  const mails: Date[] = [];
  const purge = createPurge({
    store: {
      async purge(before) {
        asked.push(before);
        if (failure) throw failure;
        return portions.shift() ?? 0;
      },
      async purgeAuth(before) {
        auth.push(before);
        return 0;
      },
    },
    forgetMailsBefore: async (time) => mails.push(time),
    log: (...record) => log.push(record),
    now,
  });
  return { purge, asked, auth, log, mails };
}

it('keeps events 13 months, spam 30 days, leads, their mails and counts 24 months, logins 90 days', async () => {
  const { purge, asked, auth, mails } = purgeOf([]);
  await purge.run();
  expect(asked).toEqual([
    {
      events: new Date('2025-10-21T12:00:00Z'),
      spam: new Date('2026-10-22T12:00:00Z'),
      leads: new Date('2024-11-21T12:00:00Z'),
      counts: new Date('2024-11-21T12:00:00Z'),
    },
  ]);
  expect(mails).toEqual([new Date('2024-11-21T12:00:00Z')]);
  expect(auth).toEqual([{ now: now(), events: new Date('2026-08-23T12:00:00Z') }]);
});

it('goes on portion by portion until nothing is left, and says how much it was', async () => {
  const { purge, asked, log } = purgeOf([500, 500, 20]);
  await purge.run();
  expect(asked).toHaveLength(4);
  expect(log).toEqual([['info', 'purged', { count: 1021 }]]);
});

it('survives a store that fails, and says so', async () => {
  const { purge, log } = purgeOf([], { failure: new Error('away') });
  await purge.run();
  expect(log).toMatchObject([['error', 'purge_failed', { error: 'Error' }]]);
});

it('counts months by the calendar, to the last day where one is short', () => {
  expect(monthsBefore(new Date('2026-03-31T08:00:00Z'), 13).toISOString()).toBe('2025-02-28T08:00:00.000Z');
});

it('removes from the folder the mails of the erased, one on its way too, and those that are old', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'brushline-folder-'));
  const folder = folderSender({ dir });
  const to = { address: 'owner@example.com' };
  const send = (id: string) =>
    folder.send({ id, from: to, to, subject: 's', text: 't', html: 'h', date: new Date('2026-01-01') });
  for (const id of ['kept', 'old', 'erased']) await send(id);
  await utimes(path.join(dir, 'old.eml'), 1, 1);
  const onItsWay = send('late');
  await folder.forget(['erased', 'late', '../x']);
  await onItsWay;
  expect(await folder.forgetBefore(new Date('2026-01-01'))).toBe(1);
  expect(await readdir(dir)).toEqual(['kept.eml']);
  await rm(dir, { recursive: true });
});
