import { generateKeyPairSync, sign } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { aLead } from '../../store/support/samples.ts';
import { startSendgrid } from '../../support/sendgrid/sendgrid.ts';
import { login } from '../support/owner-session.ts';
import { startServer } from '../support/test-server.ts';

describe('a test mail', () => {
  async function office(setup: Parameters<typeof startServer>[0] = {}) {
    const server = await startServer(setup);
    const owner = await login(server);
    return {
      server,
      testReceipt: (receiptSentence: unknown) =>
        server.post('/api/admin/mail/test-receipt', { receiptSentence }, owner),
      test: () => server.post('/api/admin/mail/test', {}, owner),
      health: async () => (await server.call('/api/admin/health', { headers: owner })).text,
      outbox: path.join(server.dataDir, 'outbox'),
    };
  }

  it('is sent to the owner at once, and reported as a file if no mail service is configured', async () => {
    const { server, test, outbox } = await office();
    await using _ = server;
    const answer = await test();
    expect([answer.status, answer.json()]).toEqual([200, { to: 'hello@brushline.example', isFile: true }]);
    const [name = ''] = await readdir(outbox);
    const mail = await PostalMime.parse(await readFile(path.join(outbox, name)));
    expect([mail.subject, mail.to?.[0]?.address]).toEqual(['A test from your website', 'hello@brushline.example']);
    expect(mail.text).toContain('You asked for this mail in the settings of the office.');
    expect(mail.html).toContain('http://site.example/admin#inbox');
  });

  it('says which recipients do not get what SendGrid accepts', async () => {
    await using sendgrid = await startSendgrid(() => 202);
    const mailTo = [{ name: 'Office', address: 'Office@brushline.example' }, { address: 'jane@brushline.example' }];
    const config = { mailTo, sendgridApiKey: 'SG.test' };
    const { server, test, testReceipt, health } = await office({ config, sendgridUrl: sendgrid.baseUrl });
    await using _ = server;
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
    const { server, testReceipt, outbox } = await office();
    await using _ = server;
    const answer = await testReceipt('Thank you, {name}, from all of us.');
    expect([answer.status, answer.json()]).toEqual([200, { to: 'hello@brushline.example', isFile: true }]);
    const [name = ''] = await readdir(outbox);
    const mail = await PostalMime.parse(await readFile(path.join(outbox, name)));
    expect([mail.subject, mail.to?.[0]?.address]).toEqual(['Test: We have your request', 'hello@brushline.example']);
    expect(mail.text).toContain('Thank you, Anna, from all of us.');
    const refused = await testReceipt('Hello {nmae}');
    expect([refused.status, refused.json().errors[0].field]).toEqual([422, 'receiptSentence']);
    expect(await readdir(outbox)).toHaveLength(1);
  });

  it('reports why it could not be sent', async () => {
    const { server, test, outbox } = await office();
    await using _ = server;
    await writeFile(outbox, 'a file where the folder should be');
    const answer = await test();
    expect([answer.status, answer.json().errors[0]]).toEqual([
      422,
      {
        field: 'mail',
        message: expect.stringMatching(/^The test could not be sent: The outbox folder could not be written/),
      },
    ]);
    await rm(outbox);
    expect((await test()).status).toBe(200);
  });

  it('is sent at most five times in an hour', async () => {
    const { server, test } = await office();
    await using _ = server;
    const codes = [];
    for (let sent = 0; sent < 6; sent += 1) codes.push((await test()).status);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
    expect(server.limitCounts.counts()).toMatchObject([{ limit: { name: 'testMails' }, count: 1 }]);
  });
});

describe('an event of the mail service', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const address = 'owner@brushline.example';

  async function office(config: Parameters<typeof startServer>[0] = {}) {
    const now = () => new Date('2026-06-01T12:00:00Z');
    const atSeconds = now().getTime() / 1_000;
    const server = await startServer({
      now,
      config: { sendgridApiKey: 'SG.test', sendgridWebhookKey: publicKey, mailTo: [{ address }], ...config.config },
    });
    const owner = await login(server);
    return {
      server,
      atSeconds,
      post: (body: string, headers: Record<string, string>) =>
        server.call('/api/mail/events', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body,
        }),
      /** Sends events as SendGrid would, at a time in seconds. */
      events: (list: unknown, { at = atSeconds, key = privateKey } = {}) => {
        const body = JSON.stringify(list);
        return server.call('/api/mail/events', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-twilio-email-event-webhook-signature': sign('sha256', Buffer.from(at + body), key).toString('base64'),
            'x-twilio-email-event-webhook-timestamp': String(at),
          },
          body,
        });
      },
      health: async () => (await server.call('/api/admin/health', { headers: owner })).text,
      lead: async (id: string) => (await server.call(`/api/admin/leads/${id}`, { headers: owner })).json(),
    };
  }

  it('is unknown without a key, or where mail is written to files', async () => {
    for (const config of [{ sendgridWebhookKey: undefined }, { sendgridApiKey: undefined }]) {
      const { server, events } = await office({ config });
      await using _ = server;
      expect((await events([])).status).toBe(404);
    }
  });

  it('refuses what SendGrid did not sign just now', async () => {
    const { server, events, post, health, atSeconds } = await office();
    await using _ = server;
    const bounce = [{ event: 'bounce', email: address, timestamp: atSeconds }];
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    const body = JSON.stringify(bounce);
    const signature = sign('sha256', Buffer.from(atSeconds + body), privateKey).toString('base64');
    const [name, time] = ['x-twilio-email-event-webhook-signature', 'x-twilio-email-event-webhook-timestamp'];
    const refused = [
      await post(body, {}),
      await post(body, { [name]: signature }),
      await post(body, { [time]: String(atSeconds) }),
      await post(body, { [name]: 'AAAA', [time]: String(atSeconds) }),
      await post(body, { [name]: signature, [time]: String(atSeconds + 1) }),
      await post(`${body} `, { [name]: signature, [time]: String(atSeconds) }),
      await events(bounce, { key: other }),
      await events(bounce, { at: atSeconds - 601 }),
      await events(bounce, { at: atSeconds + 601 }),
    ];
    expect(refused.map(({ status, json }) => [status, json().code])).toEqual(refused.map(() => [403, 'signature']));
    expect(await health()).not.toContain('does not arrive');
    expect((await post(body, { [name]: signature, [time]: String(atSeconds) })).status).toBe(204);
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
    const { server, events, health, atSeconds } = await office();
    await using _ = server;
    expect((await events([{ ...event, email: 'Owner@brushline.example', timestamp: atSeconds - 60 }])).status).toBe(
      204,
    );
    expect(await health()).toContain(words);
  });

  it('believes nothing else: other events and addresses, events from the future, and what is no event', async () => {
    const { server, events, post, health, atSeconds } = await office();
    await using _ = server;
    const strange = [
      { event: 'delivered', email: address, timestamp: atSeconds },
      { event: 'deferred', email: address, timestamp: atSeconds },
      { event: 'bounce', email: 'somebody@example.com', timestamp: atSeconds, lead: 'nobody' },
      { event: 'bounce', email: address, timestamp: atSeconds + 3_600 },
      { event: 'bounce', email: address, timestamp: -1e15 },
      { event: 'bounce', email: address },
      { event: 'bounce', email: [address], timestamp: atSeconds },
      null,
      'bounce',
    ];
    expect((await events(strange)).status).toBe(204);
    for (const body of [{}, 1, null]) expect((await events(body)).status).toBe(204);
    expect(await health()).not.toContain('does not arrive');
    expect((await server.call('/api/mail/events', { headers: {} })).status).toBe(405);
    expect((await post('x'.repeat(1_000_001), {})).status).toBe(403);
  });

  it('shows in its lead that a confirmation did not arrive, and only the one to that address', async () => {
    const { server, events, lead, health, atSeconds } = await office();
    await using _ = server;
    await server.store.addLead(aLead('lead-of-ada'));
    await server.store.scheduleReceipt('lead-of-ada', new Date());
    const bounce = { event: 'bounce', timestamp: atSeconds, lead: 'lead-of-ada' };
    await events([{ ...bounce, email: address }]);
    expect((await lead('lead-of-ada')).receipt.status).toBe('due');
    expect(await health()).toContain('does not arrive');
    await events([{ ...bounce, email: 'ADA@example.com' }]);
    expect((await lead('lead-of-ada')).receipt).toEqual({
      status: 'dead',
      lastError: expect.stringContaining('came back'),
    });
  });
});
