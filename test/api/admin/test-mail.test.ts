import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { startSendgrid } from '../../support/sendgrid/sendgrid.ts';
import { login } from '../support/owner-session.ts';
import { startServer } from '../support/test-server.ts';

async function office(setup: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(setup);
  const owner = await login(server);
  return {
    server,
    testReceipt: (receiptSentence: unknown) => server.post('/api/admin/mail/test-receipt', { receiptSentence }, owner),
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

it('goes to every recipient', async () => {
  const mailTo = [{ name: 'Office', address: 'office@brushline.example' }, { address: 'jane@brushline.example' }];
  const { server, test, outbox } = await office({ config: { mailTo } });
  await using _ = server;
  expect((await test()).json().to).toBe('office@brushline.example, jane@brushline.example');
  const [name = ''] = await readdir(outbox);
  const mail = await PostalMime.parse(await readFile(path.join(outbox, name)));
  expect(mail.to?.map((one) => one.address)).toEqual(['office@brushline.example', 'jane@brushline.example']);
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
