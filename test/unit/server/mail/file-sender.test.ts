import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLeadMail } from '../../../../server/mail/lead-mail.ts';
import { fileSender } from '../../../../server/mail/sender.ts';
import { aLead, estimateFields, mailRoute, readEml } from './a-lead.ts';

const present = createLeadMail(mailRoute);
let home: string;
let dir: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'outbox-'));
  dir = join(home, 'data', 'outbox');
});
afterEach(() => rm(home, { recursive: true }));

describe('the file sender', () => {
  it('writes a mail that another program can read', async () => {
    const fields = {
      ...estimateFields,
      name: 'Zoë "Z" O’Brien, PhD',
      message: `Häuser – 家 👩‍🎨\n.\n\n${'long '.repeat(400)}\nFrom here`,
    };
    const mail = present(aLead({ fields }));
    await fileSender({ dir }).send(mail);
    const read = await readEml(await readFile(join(dir, 'lead-1.eml')));
    expect(read.from).toMatchObject({ name: 'Brushline website', address: 'website@brushline.example' });
    expect(read.to).toMatchObject([{ address: 'owner@brushline.example' }]);
    expect(read.replyTo).toMatchObject([{ name: 'Zoë "Z" O’Brien, PhD', address: 'jane@example.com' }]);
    expect(read.subject).toBe('Estimate request: Interior Painting in Easton for Zoë "Z" O’Brien, PhD');
    expect(read.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(mail.text.trimEnd());
    expect(read.html?.replaceAll('\r\n', '\n').trimEnd()).toBe(mail.html.trimEnd());
    expect(new Date(read.date ?? '')).toEqual(mail.date);
    expect(read.attachments).toEqual([]);
  });

  it('writes one file for a mail that is sent again, even in parallel', async () => {
    const sender = fileSender({ dir });
    await Promise.all(Array.from({ length: 8 }, () => sender.send(present(aLead()))));
    await sender.send(present(aLead()));
    expect(await readdir(dir)).toEqual(['lead-1.eml']);
  });

  it.each(['../evil', 'a/b', '', '.', 'a\0b', 'a b', 'x'.repeat(129)])('writes nothing under the id %j', async (id) => {
    await expect(fileSender({ dir }).send({ ...present(aLead()), id })).rejects.toMatchObject({ fault: 'message' });
    expect(await readdir(home)).toEqual([]);
  });

  it('writes the mail of a new lead with an erased lead’s id, a minute later', async () => {
    const sender = fileSender({ dir });
    const mail = present(aLead());
    await sender.send(mail);
    await sender.forget([mail.id]);
    await expect(sender.send(mail)).rejects.toMatchObject({ fault: 'later', code: 'just_erased' });
    expect(await readdir(dir)).toEqual([]);
    const later = performance.now() + 60_000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    await sender.send(mail).finally(() => vi.restoreAllMocks());
    expect(await readdir(dir)).toEqual(['lead-1.eml']);
  });
});

it('removes the mails of erased leads from the folder, even pending ones, and old mails whose lead is gone', async () => {
  const folder = fileSender({ dir });
  const to = { address: 'owner@example.com' };
  const send = (id: string) =>
    folder.send({ id, from: to, to: [to], subject: 's', text: 't', html: 'h', date: new Date('2026-01-01') });
  const old = ['old-a', 'old-b', 'old-c', 'old-with-lead'];
  for (const id of ['kept', ...old, 'erased']) await send(id);
  for (const id of old) await utimes(join(dir, `${id}.eml`), 1, 1);
  const onItsWay = send('late');
  await folder.forget(['erased', 'late', '../x']);
  await onItsWay;
  const isKept = async (id: string) => id === 'old-with-lead';
  for (const count of [3, 0]) expect(await folder.forgetBefore(new Date('2026-01-01'), isKept)).toBe(count);
  expect((await readdir(dir)).sort()).toEqual(['kept.eml', 'old-with-lead.eml']);
});
