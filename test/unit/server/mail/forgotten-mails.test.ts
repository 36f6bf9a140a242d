import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fileSender } from '../../../../server/mail/file-sender.ts';

it('removes the mails of erased leads from the folder, even pending ones, and old mails whose lead is gone', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'brushline-folder-'));
  const folder = fileSender({ dir });
  const to = { address: 'owner@example.com' };
  const send = (id: string) =>
    folder.send({ id, from: to, to: [to], subject: 's', text: 't', html: 'h', date: new Date('2026-01-01') });
  const old = ['old-a', 'old-b', 'old-c', 'old-with-lead'];
  for (const id of ['kept', ...old, 'erased']) await send(id);
  for (const id of old) await utimes(path.join(dir, `${id}.eml`), 1, 1);
  const onItsWay = send('late');
  await folder.forget(['erased', 'late', '../x']);
  await onItsWay;
  const isKept = async (id: string) => id === 'old-with-lead';
  const forget = (most: number) => folder.forgetBefore(new Date('2026-01-01'), { most: () => most, isKept });
  expect(await forget(2)).toBe(2);
  expect(await forget(2)).toBe(1);
  expect(await forget(2)).toBe(0);
  expect((await readdir(dir)).sort()).toEqual(['kept.eml', 'old-with-lead.eml']);
  await rm(dir, { recursive: true });
});
