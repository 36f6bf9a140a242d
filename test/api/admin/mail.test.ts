import { generateKeyPairSync, sign } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { aLead } from '../../store/support/samples.ts';
import { startSendgrid } from '../../support/sendgrid/sendgrid.ts';
import { office } from '../support/owner-session.ts';
import type { Setup } from '../support/test-server.ts';

describe('a test mail', () => {
  async function mailOffice(setup: Setup = {}) {
    const { server, get, post } = await office(setup);
    const outbox = path.join(server.dataDir, 'outbox');
    return {
      server,
      testReceipt: (receiptSentence: unknown) => post('/mail/test-receipt', { receiptSentence }),
      test: () => post('/mail/test'),
      health: async () => (await get('/health')).text,
      outbox,
      async firstMail() {
        const [name = ''] = await readdir(outbox);
        return PostalMime.parse(await readFile(path.join(outbox, name)));
      },
    };
  }

  it('is sent to the owner at once, and reported as a file if no mail service is configured', async () => {
    const { test, firstMail } = await mailOffice();
    const answer = await test();
    expect([answer.status, answer.json()]).toEqual([200, { to: 'hello@brushline.example', isFile: true }]);
    const { subject, to, text, html } = await firstMail();
    expect([subject, to?.[0]?.address]).toEqual(['A test from your website', 'hello@brushline.example']);
    expect(text).toContain('You asked for this mail in the settings of the office.');
    expect(html).toContain('http://site.example/admin#inbox');
  });

  it('says which recipients do not get what SendGrid accepts', async () => {
    await using sendgrid = await startSendgrid(() => 202);
    const mailTo = [{ name: 'Office', address: 'Office@brushline.example' }, { address: 'jane@brushline.example' }];
    const config = { mailTo, sendgridApiKey: 'SG.test' };
    const { test, testReceipt, health } = await mailOffice({ config, sendgridUrl: sendgrid.baseUrl });
    expect((await test()).json()).toEqual({ to: 'Office@brushline.example, jane@brushline.example', isFile: false });
    sendgrid.suppressed = (list, address) =>
      list === 'spam_reports' && address === 'office@brushline.example'
        ? [{ created: 1_700_000_000, email: address }]
        : [];
    for (const answer of [await test(), await testReceipt('')]) {
      expect(answer.json()).toEqual({
        to: 'jane@brushline.example',
        isFile: false,
        trouble: expect.stringMatching(/^Mail to office@brushline\.example does not arrive: .*“Spam Reports”/),
      });
    }
    expect(await health()).toContain('Mail to office@brushline.example does not arrive');
    sendgrid.suppressed = () => 403;
    expect((await test()).json().trouble).toContain('office@brushline.example');
    sendgrid.suppressed = () => [];
    expect((await test()).json().trouble).toBeUndefined();
    expect(await health()).not.toContain('does not arrive');
  });

  it('shows the owner the confirmation of a request, with a sentence that is not saved', async () => {
    const { testReceipt, firstMail, outbox } = await mailOffice();
    const answer = await testReceipt('Thank you, {name}, from all of us.');
    expect([answer.status, answer.json()]).toEqual([200, { to: 'hello@brushline.example', isFile: true }]);
    const { subject, to, text } = await firstMail();
    expect([subject, to?.[0]?.address]).toEqual(['Test: We have your request', 'hello@brushline.example']);
    expect(text).toContain('Thank you, Anna, from all of us.');
    const refused = await testReceipt('Hello {nmae}');
    expect([refused.status, refused.json().errors[0].field]).toEqual([422, 'receiptSentence']);
    expect(await readdir(outbox)).toHaveLength(1);
  });

  it('reports why it could not be sent', async () => {
    const { test, outbox } = await mailOffice();
    await writeFile(outbox, 'a file where the folder should be');
    const { status, json } = await test();
    const message = expect.stringMatching(/^The test could not be sent: The outbox folder could not be written/);
    expect([status, json().errors]).toEqual([422, [{ field: 'mail', message }]]);
    await rm(outbox);
    expect((await test()).status).toBe(200);
  });

  it('is sent at most five times in an hour', async () => {
    const { server, test } = await mailOffice();
    const codes = [];
    for (let sent = 0; sent < 6; sent += 1) codes.push((await test()).status);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
    expect(server.limitCounts.counts()).toMatchObject([{ limit: { name: 'testMails' }, count: 1 }]);
  });
});

describe('an event of the mail service', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const address = 'owner@brushline.example';
  const now = () => new Date('2026-06-01T12:00:00Z');
  const atSeconds = now().getTime() / 1_000;
  const bounce = { event: 'bounce', email: address, timestamp: atSeconds };
  const signatureOf = (body: string, { at = atSeconds, key = privateKey } = {}) =>
    sign('sha256', Buffer.from(at + body), key).toString('base64');

  async function eventOffice(config: Setup['config'] = {}) {
    const { server, get, read } = await office({
      now,
      config: { sendgridApiKey: 'SG.test', sendgridWebhookKey: publicKey, mailTo: [{ address }], ...config },
    });
    const post = (body: string, signature?: string, at?: number) =>
      server.post('/api/mail/events', body, {
        ...(signature && { 'x-twilio-email-event-webhook-signature': signature }),
        ...(at && { 'x-twilio-email-event-webhook-timestamp': String(at) }),
      });
    return {
      server,
      post,
      /** Sends events as SendGrid would, at a time in seconds. */
      events: (list: unknown, signing: { at?: number; key?: typeof privateKey } = {}) => {
        const body = JSON.stringify(list);
        return post(body, signatureOf(body, signing), signing.at ?? atSeconds);
      },
      health: async () => (await get('/health')).text,
      receipt: async (id: string) => (await read(`/leads/${id}`)).receipt,
    };
  }

  it.each([{ sendgridWebhookKey: undefined }, { sendgridApiKey: undefined }])(
    'does not exist while a key is missing: %j',
    async (config) => {
      expect((await (await eventOffice(config)).events([])).status).toBe(404);
    },
  );

  it('refuses what SendGrid did not sign just now', async () => {
    const { events, post, health } = await eventOffice();
    const body = JSON.stringify([bounce]);
    const signature = signatureOf(body);
    const refused = [
      await post(body),
      await post(body, signature),
      await post(body, undefined, atSeconds),
      await post(body, 'AAAA', atSeconds),
      await post(body, signature, atSeconds + 1),
      await post(`${body} `, signature, atSeconds),
      await events([bounce], { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }),
      await events([bounce], { at: atSeconds - 601 }),
      await events([bounce], { at: atSeconds + 601 }),
    ];
    expect(refused.map(({ status, json }) => [status, json().code])).toEqual(refused.map(() => [403, 'signature']));
    expect(await health()).not.toContain('does not arrive');
    expect((await post(body, signature, atSeconds)).status).toBe(204);
    expect(await health()).toContain(`Mail to ${address} does not arrive`);
  });

  it.each([
    [{ event: 'bounce', type: 'bounce' }, '“Bounces”'],
    [{ event: 'bounce', type: 'blocked' }, '“Blocks”'],
    [{ event: 'spamreport' }, '“Spam Reports”'],
    [{ event: 'dropped', reason: 'Bounced Address' }, '“Bounces”'],
    [{ event: 'dropped', reason: 'Spam Reporting Address' }, '“Spam Reports”'],
    [{ event: 'dropped', reason: 'Invalid' }, '“Invalid”'],
    [{ event: 'dropped', reason: 'Unsubscribed Address' }, 'SendGrid dropped a mail'],
  ])('tells the owner what %j means for an address of theirs', async (event, words) => {
    const { events, health } = await eventOffice();
    const sent = { ...event, email: 'Owner@brushline.example', timestamp: atSeconds - 60 };
    expect((await events([sent])).status).toBe(204);
    expect(await health()).toContain(words);
  });

  it('believes nothing else: other events and addresses, events from the future, and what is no event', async () => {
    const { server, events, post, health } = await eventOffice();
    const strange = [
      { ...bounce, event: 'delivered' },
      { ...bounce, event: 'deferred' },
      { ...bounce, email: 'somebody@example.com', lead: 'nobody' },
      { ...bounce, timestamp: atSeconds + 3_600 },
      { ...bounce, timestamp: -1e15 },
      { ...bounce, timestamp: undefined },
      { ...bounce, email: [address] },
      null,
      'bounce',
    ];
    for (const body of [strange, {}, 1, null]) expect((await events(body)).status).toBe(204);
    expect(await health()).not.toContain('does not arrive');
    expect((await server.call('/api/mail/events')).status).toBe(405);
    expect((await post('x'.repeat(1_000_001))).status).toBe(403);
  });

  it('shows in its lead that a confirmation did not arrive, and only the one to that address', async () => {
    const { server, events, receipt, health } = await eventOffice();
    await server.store.addLead(aLead('lead-of-ada'));
    await server.store.scheduleReceipt('lead-of-ada', new Date());
    await events([{ ...bounce, lead: 'lead-of-ada' }]);
    expect((await receipt('lead-of-ada')).status).toBe('due');
    expect(await health()).toContain('does not arrive');
    await events([{ ...bounce, lead: 'lead-of-ada', email: 'ADA@example.com' }]);
    expect(await receipt('lead-of-ada')).toEqual({ status: 'dead', lastError: expect.stringContaining('came back') });
  });
});
