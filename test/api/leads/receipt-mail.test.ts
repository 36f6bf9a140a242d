import { describe, expect, it } from 'vitest';
import { createReceiptOutbox } from '../../../server/mail/outbox.ts';
import { MailFailure, type MailMessage } from '../../../server/mail/sender.ts';
import type { Store } from '../../../server/store/store.ts';
import { aMessage, anEstimate } from '../../support/visitor-words.ts';
import { builtRenderer } from '../support/build.ts';
import { postForm } from '../support/lead-forms.ts';
import { login } from '../support/owner-session.ts';
import { type Setup, startServer, type TestServer } from '../support/test-server.ts';

const wellFilled = { 'brushline-open-ms': '60000' };
const hourMs = 3_600_000;

/** A site whose owner has turned the mail on, with a clock that the test sets. */
async function site({ isOn = true, ...setup }: Setup & { isOn?: boolean } = {}) {
  let ms = Date.parse('2026-06-01T12:00:00Z');
  const now = () => new Date(ms);
  const server = await startServer({ now, config: { sendgridApiKey: 'SG.test' }, ...setup });
  // A new session for each call, because the clock passes the end of any other.
  const asOwner = async (method: string, path: string, body?: object) =>
    server.call(`/api/admin${path}`, {
      method,
      headers: { ...(await login(server)), 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  if (isOn) expect((await asOwner('PATCH', '/settings', { receiptMail: true })).status).toBe(200);
  return {
    server,
    now,
    asOwner,
    passMs(more: number) {
      ms += more;
    },
    read: async (id: string) => (await asOwner('GET', `/leads/${id}`)).json(),
    send: async (change: Record<string, unknown> = {}, headers: Record<string, string> = {}) => {
      const answer = await server.post('/api/estimates', anEstimate(change), { ...wellFilled, ...headers });
      expect(answer.status).toBe(201);
      return answer.json() as { id: string; copy?: true };
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

/** Sends due mail like the process. */
async function deliver({ server, now }: { server: TestServer; now: () => Date }, send?: () => Promise<void>) {
  const mails: MailMessage[] = [];
  const outbox = createReceiptOutbox({
    store: server.store,
    sender: {
      async send(mail) {
        await send?.();
        mails.push(mail);
      },
    },
    from: 'website@brushline.example',
    publicUrl: 'http://site.example',
    sentence: async () => '',
    log: () => {},
    now,
    pollMs: 1,
  });
  outbox.start();
  await new Promise((resolve) => setTimeout(resolve, 60));
  await outbox.stop(8_000);
  return mails;
}

describe('the mail that confirms a request', () => {
  it('is owed with the answer, sent once, and shown to the owner as sent', async () => {
    await using place = await site();
    const { id, copy } = await place.send({ email: 'Ann@example.com' });
    expect(copy).toBe(true);
    expect((await place.read(id)).receipt).toEqual({ status: 'due' });
    const mails = await deliver(place);
    expect(mails.map(({ to, part }) => [to, part])).toEqual([[[{ address: 'Ann@example.com' }], 'receipt']]);
    expect(await deliver(place)).toEqual([]);
    expect((await place.read(id)).receipt).toEqual({ status: 'sent', sentAt: '2026-06-01T12:00:00.000Z' });
    // The owner's mail is separate.
    expect((await place.server.store.findLead(id))?.mail.status).toBe('due');
  });

  it('also confirms a message, but not a color list', async () => {
    await using place = await site();
    const message = await place.server.post('/api/contact', aMessage({ email: 'ann@example.com' }), wellFilled);
    expect(message.json().copy).toBe(true);
    const colors = await place.server.post(
      '/api/color-palette',
      { customerEmail: 'ben@example.com', colors: 'White Dove (OC-17)' },
      wellFilled,
    );
    expect(colors.json().copy).toBeUndefined();
    expect(await deliver(place)).toHaveLength(1);
  });

  it.each<[string, Parameters<typeof site>[0]]>([
    ['until it is switched on', { isOn: false }],
    ['where mail is written to files', { isOn: false, config: {} }],
  ])('is not owed %s', async (_, setup) => {
    await using place = await site(setup);
    // Like a setting from when there was a key.
    if (setup?.config) await place.server.store.setSetting('office receiptMail', 'true');
    const { id, copy } = await place.send();
    expect([copy, (await place.server.store.findLead(id))?.receipt]).toEqual([undefined, undefined]);
  });

  it('is sent once a day to one mailbox, in any spelling and for any form', async () => {
    await using place = await site();
    expect((await place.send({ email: 'ann.price@gmail.com' })).copy).toBe(true);
    for (const email of ['ann.price@gmail.com', 'ANNPRICE@googlemail.com', 'ann.price+1@gmail.com']) {
      expect((await place.send({ email, message: `For ${email}, please.` })).copy).toBeUndefined();
    }
    const message = await place.server.post('/api/contact', aMessage({ email: 'annprice@gmail.com' }), wellFilled);
    expect(message.json().copy).toBeUndefined();
    expect((await place.send({ email: 'ann.price@example.com' })).copy).toBe(true);
    expect((await place.send({ email: 'annprice@example.com' })).copy).toBe(true);
    // Midnight has passed, but not 24 hours.
    place.passMs(23 * hourMs);
    expect(
      (await place.send({ email: 'ann.price@gmail.com', message: 'The porch as well, please.' })).copy,
    ).toBeUndefined();
    place.passMs(hourMs);
    expect((await place.send({ email: 'ann.price@gmail.com', message: 'And the shutters, please.' })).copy).toBe(true);
  });

  it('is sent once even if the form is repeated, which gets the same answer', async () => {
    await using place = await site();
    const headers = { 'idempotency-key': 'a-key-of-one-form-0001' };
    const answers = [await place.send({}, headers), await place.send({}, headers)];
    expect(answers.map(({ copy }) => copy)).toEqual([true, true]);
    expect(await deliver(place)).toHaveLength(1);
  });

  it('stores the address only as a hash', async () => {
    const tags: string[] = [];
    await using place = await site({
      store: (real) => ({
        ...real,
        countInWindow: (key, ...rest) => {
          tags.push(key);
          return real.countInWindow(key, ...rest);
        },
      }),
    });
    await place.send({ email: 'ann@example.com' });
    const own = tags.filter((tag) => tag.startsWith('receipt:'));
    expect(own).toHaveLength(2);
    for (const tag of own) expect(tag).toMatch(/^receipt:[\w-]{43}$/);
  });

  it('is not sent for suspected spam until the owner releases it', async () => {
    await using place = await site();
    const { id, copy } = await place.send(
      { message: 'See https://a.example https://b.example https://c.example' },
      { 'brushline-open-ms': '1' },
    );
    expect([copy, (await place.read(id)).isSuspected]).toEqual([undefined, true]);
    expect(await deliver(place)).toEqual([]);
    const released = await place.asOwner('POST', `/leads/${id}/status`, { status: 'new' });
    expect(released.json().receipt).toEqual({ status: 'due' });
    expect(await deliver(place)).toHaveLength(1);
  });

  it.each<[keyof Store, string]>([
    ['countInWindow', 'receipt:'],
    ['scheduleReceipt', ''],
    ['setting', 'office receiptMail'],
  ])('loses no lead when the store fails at %s', async (name, first) => {
    let isAway = false;
    await using place = await site({
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
    const { id, copy } = await place.send();
    isAway = false;
    expect(copy).toBeUndefined();
    expect((await place.server.store.findLead(id))?.mail.status).toBe('due');
    expect(place.server.log.some((line) => line.includes('receipt_not_owed'))).toBe(true);
  });

  it('is shown as undelivered only in the lead and in a list of its own when no server accepts it', async () => {
    await using place = await site();
    const { id } = await place.send();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await deliver(place, () => Promise.reject(new MailFailure('message', 'http_400', 'No such mailbox')));
      place.passMs(hourMs);
    }
    expect((await place.read(id)).receipt).toEqual({ status: 'dead', lastError: 'No such mailbox' });
    expect(await place.server.store.undeliveredMail()).toEqual([]);
    await place.send({ email: 'other@example.com' });
    const { leads } = (await place.asOwner('GET', '/leads?receipt=dead')).json();
    expect(leads.map((lead: { id: string }) => lead.id)).toEqual([id]);
  });

  it('is in the export, and is erased with the person', async () => {
    await using place = await site();
    const { id } = await place.send({ email: 'ann@example.com' });
    await deliver(place);
    const { leads } = (await place.asOwner('GET', '/export.json')).json();
    expect(leads).toMatchObject([{ id, receipt: { status: 'sent' } }]);
    await place.server.store.erase({ email: 'ann@example.com' });
    expect(await place.server.store.findLead(id)).toBeUndefined();
    expect(await deliver(place)).toEqual([]);
  });
});

describe('a form without JavaScript', () => {
  it.each([true, false])('says whether a copy was mailed: %s', async (isOn) => {
    await using place = await site({ isOn, renderer: builtRenderer });
    const answer = await postForm(place.server, '/exterior', anEstimate());
    const thanks = await place.server.call(String(answer.headers.location));
    expect(thanks.text).toContain('Estimate request sent!');
    expect(thanks.text.includes('A copy went to your e-mail address.')).toBe(isOn);
  });
});
