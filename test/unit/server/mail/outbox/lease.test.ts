import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileSender } from '../../../../../server/mail/file-sender.ts';
import type { MailSender } from '../../../../../server/mail/sender.ts';
import { fakeMailStore } from '../../../../support/fake-mail-store.ts';
import { aLead, receivedAt } from '../a-lead.ts';
import { always, delivery, handClock, leads, scriptedSender } from './parts.ts';

describe('two outboxes over one store', () => {
  it('never send one mail under one lease', async () => {
    const store = fakeMailStore(...leads(200));
    const sender = scriptedSender();
    const slowly: MailSender = {
      async send(mail) {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 3));
        await sender.send(mail);
      },
    };
    await Promise.all([1, 2].map(() => delivery({ store, sender: slowly })(always)));
    expect(sender.sent).toHaveLength(200);
    expect(new Set(sender.sent).size).toBe(200);
  });

  it('take over from each other only when the lease has expired', async () => {
    const clock = handClock();
    const store = fakeMailStore(aLead());
    const sender = scriptedSender();
    await store.claimDueMail({ now: clock.now(), leaseMs: 60_000, limit: 1 });
    const deliverDue = delivery({ store, sender, clock: clock.now });
    clock.passMs(59_999);
    await deliverDue(always);
    expect(sender.sent).toEqual([]);
    clock.passMs(1);
    await deliverDue(always);
    expect(sender.sent).toEqual(['lead-1']);
  });
});

describe('a crash between sending and marking', () => {
  const homes: string[] = [];
  afterEach(() => Promise.all(homes.splice(0).map((dir) => rm(dir, { recursive: true }))));

  it('ends with one file in the folder, and the mail marked', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'outbox-'));
    homes.push(dir);
    const clock = handClock();
    const store = fakeMailStore(aLead());
    const dying = { ...store, markMailSent: () => Promise.reject(new Error('gone')) };
    await expect(delivery({ store: dying, sender: fileSender({ dir }), clock: clock.now })(always)).rejects.toThrow(
      'gone',
    );
    expect(store.mail('lead-1').status).toBe('due');
    clock.passMs(60_000);
    const sender = fileSender({ dir });
    const send = vi.spyOn(sender, 'send');
    await delivery({ store, sender, clock: clock.now })(always);
    expect(send).toHaveBeenCalledTimes(1);
    expect(await readdir(dir)).toEqual(['lead-1.eml']);
    expect(store.mail('lead-1').status).toBe('sent');
  });

  it('sends nothing twice if only the store failed: marking is retried at once', async () => {
    const store = fakeMailStore(aLead());
    const markMailSent = vi.fn(store.markMailSent).mockRejectedValueOnce(new Error('away'));
    const sender = scriptedSender();
    await delivery({ store: { ...store, markMailSent }, sender, markDelaysMs: [1] })(always);
    expect(sender.sent).toEqual(['lead-1']);
    expect(store.mail('lead-1').status).toBe('sent');
  });

  /** A mail that was sent while the store failed, so that it is due again once its lease ends. */
  async function sentUnmarked() {
    const clock = handClock();
    const store = fakeMailStore(aLead());
    const markMailSent = vi.fn(store.markMailSent).mockRejectedValueOnce(new Error('away'));
    const sender = scriptedSender();
    const deliverDue = delivery({ store: { ...store, markMailSent }, sender, clock: clock.now });
    await expect(deliverDue(always)).rejects.toThrow('away');
    return { store, sender, clock, deliverDue };
  }

  it('sends nothing twice if the store failed for longer than the lease', async () => {
    const { store, sender, clock, deliverDue } = await sentUnmarked();
    clock.passMs(60_000);
    await deliverDue(always);
    expect(sender.sent).toEqual(['lead-1']);
    expect(store.mail('lead-1')).toMatchObject({ status: 'sent', sentAt: receivedAt });
  });

  it('sends the mail of a lead that has the id of an erased one whose mail was not marked', async () => {
    const { store, sender, clock, deliverDue } = await sentUnmarked();
    clock.passMs(60_000);
    store.add(aLead({ receivedAt: clock.now() }));
    await deliverDue(always);
    expect(sender.sent).toEqual(['lead-1', 'lead-1']);
    expect(store.mail('lead-1').status).toBe('sent');
  });
});
