import { describe, expect, it } from 'vitest';
import { createRequestLinks } from '../../../server/leads/private-request.ts';
import { createReceiptOutbox } from '../../../server/mail/outbox.ts';
import { MailFailure, type MailMessage } from '../../../server/mail/sender.ts';
import type { Store } from '../../../server/store/store.ts';
import { aMessage, anEstimate } from '../../support/visitor-words.ts';
import { builtRenderer } from '../support/build.ts';
import { postForm } from '../support/lead-forms.ts';
import { login, minuteToFill, office } from '../support/owner-session.ts';
import type { Setup } from '../support/test-server.ts';

const hourMs = 3_600_000;

/** A site whose owner has turned the mail on, with a clock that the test sets. */
async function receiptSite({ isOn = true, ...setup }: Setup & { isOn?: boolean } = {}) {
  let ms = Date.parse('2026-06-01T12:00:00Z');
  const now = () => new Date(ms);
  const { server, owner, ...calls } = await office({ now, config: { sendgridApiKey: 'SG.test' }, ...setup });
  if (isOn) expect((await calls.patch('/settings', { receiptMail: true })).status).toBe(200);
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await server.post(path, body, { ...minuteToFill, ...headers });
    expect(answer.status).toBe(201);
    return answer.json() as { id: string; copy?: true };
  };
  return {
    server,
    ...calls,
    async passMs(more: number) {
      ms += more;
      Object.assign(owner, await login(server));
    },
    receiptOf: async (id: string) => (await calls.read(`/leads/${id}`)).receipt,
    send: (change: object = {}, headers = {}) => post('/api/estimates', anEstimate({ ...change }), headers),
    write: (email: string) => post('/api/contact', aMessage({ email })),
    sendColors: () =>
      post('/api/color-palette', {
        customerEmail: 'ben@example.com',
        colors: [{ brand: 'Sherwin-Williams', code: 'SW 7008' }],
      }),
    /** Sends due mail like the process. */
    async deliver(send = async () => {}) {
      const mails: MailMessage[] = [];
      const limits = { take: async () => {} };
      const linkParts = { store: server.store, limits, publicUrl: 'http://site.example', now };
      const outbox = createReceiptOutbox({
        store: server.store,
        sender: {
          async send(mail) {
            await send();
            mails.push(mail);
          },
        },
        from: 'website@brushline.example',
        issueLink: createRequestLinks(linkParts).issue,
        sentence: async () => '',
        log: () => {},
        now,
        pollMs: 1,
      });
      outbox.start();
      await new Promise((resolve) => setTimeout(resolve, 60));
      await outbox.stop(8_000);
      return mails;
    },
  };
}

describe('the mail that confirms a request', () => {
  it('is owed with the answer, sent once, and shown to the owner as sent', async () => {
    const { server, send, receiptOf, deliver } = await receiptSite();
    const { id, copy } = await send({ email: 'Ann@example.com' });
    expect(copy).toBe(true);
    expect(await receiptOf(id)).toEqual({ status: 'due' });
    const mails = await deliver();
    expect(mails.map(({ to, part }) => [to, part])).toEqual([[[{ address: 'Ann@example.com' }], 'receipt']]);
    expect(await deliver()).toEqual([]);
    expect(await receiptOf(id)).toEqual({ status: 'sent', sentAt: '2026-06-01T12:00:00.000Z' });
    // The owner's mail is separate.
    expect((await server.store.findLead(id))?.mail.status).toBe('due');
  });

  it('also confirms a message, but not a color list', async () => {
    const { write, sendColors, deliver } = await receiptSite();
    expect((await write('ann@example.com')).copy).toBe(true);
    expect((await sendColors()).copy).toBeUndefined();
    expect(await deliver()).toHaveLength(1);
  });

  it.each<[string, Parameters<typeof receiptSite>[0]]>([
    ['until it is switched on', { isOn: false }],
    ['where mail is written to files', { isOn: false, config: {} }],
  ])('is not owed %s', async (_, setup) => {
    const { server, send } = await receiptSite(setup);
    // Like a setting from when there was a key.
    if (setup?.config) await server.store.setSetting('office receiptMail', 'true');
    const { id, copy } = await send();
    expect([copy, (await server.store.findLead(id))?.receipt]).toEqual([undefined, undefined]);
  });

  it('is sent once a day to one mailbox, in any spelling and for any form', async () => {
    const { send, write, passMs } = await receiptSite();
    const copyFor = async (email: string, message = `For ${email}.`) => (await send({ email, message })).copy;
    expect(await copyFor('ann.price@gmail.com', 'The hall, please.')).toBe(true);
    for (const email of ['ann.price@gmail.com', 'ANNPRICE@googlemail.com', 'ann.price+1@gmail.com']) {
      expect(await copyFor(email)).toBeUndefined();
    }
    expect((await write('annprice@gmail.com')).copy).toBeUndefined();
    expect([await copyFor('ann.price@example.com'), await copyFor('annprice@example.com')]).toEqual([true, true]);
    // Midnight has passed, but not 24 hours.
    await passMs(23 * hourMs);
    expect(await copyFor('ann.price@gmail.com', 'The porch as well, please.')).toBeUndefined();
    await passMs(hourMs);
    expect(await copyFor('ann.price@gmail.com', 'And the shutters, please.')).toBe(true);
  });

  it('is sent once even if the form is repeated, which gets the same answer', async () => {
    const { send, deliver } = await receiptSite();
    const headers = { 'idempotency-key': 'a-key-of-one-form-0001' };
    const answers = [await send({}, headers), await send({}, headers)];
    expect(answers.map(({ copy }) => copy)).toEqual([true, true]);
    expect(await deliver()).toHaveLength(1);
  });

  it('stores the address only as a hash', async () => {
    const tags: string[] = [];
    const { send } = await receiptSite({
      store: (real) => ({
        ...real,
        countInWindow: (key, ...rest) => {
          tags.push(key);
          return real.countInWindow(key, ...rest);
        },
      }),
    });
    await send({ email: 'ann@example.com' });
    const own = tags.filter((tag) => tag.startsWith('receipt:'));
    expect(own).toHaveLength(2);
    for (const tag of own) expect(tag).toMatch(/^receipt:[\w-]{43}$/);
  });

  it('is not sent for suspected spam until the owner releases it', async () => {
    const { send, post, read, deliver } = await receiptSite();
    const message = 'See https://a.example https://b.example https://c.example';
    const { id, copy } = await send({ message }, { 'brushline-open-ms': '1' });
    expect([copy, (await read(`/leads/${id}`)).isSuspected]).toEqual([undefined, true]);
    expect(await deliver()).toEqual([]);
    const released = await post(`/leads/${id}/status`, { status: 'new' });
    expect(released.json().receipt).toEqual({ status: 'due' });
    expect(await deliver()).toHaveLength(1);
  });

  it.each<[keyof Store, string]>([
    ['countInWindow', 'receipt:'],
    ['scheduleReceipt', ''],
    ['setting', 'office receiptMail'],
  ])('loses no lead when the store fails at %s', async (name, first) => {
    let isAway = false;
    const { server, send } = await receiptSite({
      store: (real) =>
        new Proxy(real, {
          get: (target, key) =>
            key === name
              ? (...given: unknown[]) =>
                  isAway && String(given[0]).startsWith(first)
                    ? Promise.reject(new Error('away'))
                    : Reflect.apply(target[name], target, given)
              : Reflect.get(target, key),
        }),
    });
    isAway = true;
    const { id, copy } = await send();
    isAway = false;
    expect([copy, (await server.store.findLead(id))?.mail.status]).toEqual([undefined, 'due']);
    expect(server.log.some((line) => line.includes('receipt_not_owed'))).toBe(true);
  });

  it('is shown as undelivered only in the lead and in a list of its own when no server accepts it', async () => {
    const { server, send, receiptOf, deliver, passMs, read } = await receiptSite();
    const { id } = await send();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await deliver(() => Promise.reject(new MailFailure('message', 'http_400', 'No such mailbox')));
      await passMs(hourMs);
    }
    expect(await receiptOf(id)).toEqual({ status: 'dead', lastError: 'No such mailbox' });
    expect(await server.store.undeliveredMail()).toEqual([]);
    await send({ email: 'other@example.com' });
    const { leads } = await read('/leads?receipt=dead');
    expect(leads.map((lead: { id: string }) => lead.id)).toEqual([id]);
  });

  it('is in the export, and is erased with the person', async () => {
    const { server, send, deliver, read } = await receiptSite();
    const { id } = await send({ email: 'ann@example.com' });
    await deliver();
    expect((await read('/export.json')).leads).toMatchObject([{ id, receipt: { status: 'sent' } }]);
    await server.store.erase({ email: 'ann@example.com' });
    expect(await server.store.findLead(id)).toBeUndefined();
    expect(await deliver()).toEqual([]);
  });

  it.each([true, false])('is named by the page of a form without JavaScript: %s', async (isOn) => {
    const { server } = await receiptSite({ isOn, renderer: builtRenderer });
    const answer = await postForm(server, '/exterior', anEstimate());
    const { text } = await server.call(String(answer.headers.location));
    expect(text).toContain('Estimate request sent!');
    expect(text.includes(`A copy went to ${anEstimate().email}.`)).toBe(isOn);
  });
});
