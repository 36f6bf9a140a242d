import { afterEach, describe, expect, it } from 'vitest';
import { createLeadMail } from '../../../../server/mail/lead-mail.ts';
import { sendgridSender } from '../../../../server/mail/sendgrid-sender.ts';
import { aLead } from './a-lead.ts';
import { type Answer, sendgridDouble } from './sendgrid-double.ts';

const mail = createLeadMail({
  from: 'website@brushline.example',
  to: [{ address: 'owner@brushline.example' }],
  office: 'https://site.example/admin',
})(aLead());
let double: Awaited<ReturnType<typeof sendgridDouble>>;
afterEach(() => double.close());

async function senderTo(answer: Answer) {
  double = await sendgridDouble(answer);
  return sendgridSender({ apiKey: 'SG.secret', baseUrl: double.baseUrl, timeoutMs: 200 });
}

describe('the SendGrid sender', () => {
  it('sends the complete mail, untracked, with its key', async () => {
    await (await senderTo(202)).send(mail);
    expect(double.requests).toHaveLength(1);
    expect(double.requests[0]).toMatchObject({ path: '/v3/mail/send', authorization: 'Bearer SG.secret' });
    expect(double.accepted()[0]).toMatchObject({
      personalizations: [{ to: [{ email: 'owner@brushline.example' }] }],
      from: { email: 'website@brushline.example', name: 'Brushline website' },
      reply_to: { email: 'jane@example.com', name: 'Jane Doe' },
      subject: mail.subject,
      content: [
        { type: 'text/plain', value: mail.text },
        { type: 'text/html', value: mail.html },
      ],
      custom_args: { lead: 'lead-1' },
      tracking_settings: { click_tracking: { enable: false }, open_tracking: { enable: false } },
    });
  });

  it('sends each picture by the name under which the mail shows it', async () => {
    const pictures = [{ cid: 'photo-1@brushline', fileName: 'photo-1.jpg', content: Buffer.from('a picture') }];
    await (await senderTo(202)).send({ ...mail, pictures });
    expect(double.accepted()[0]?.attachments).toEqual([
      {
        ...{ content_id: 'photo-1@brushline', filename: 'photo-1.jpg', type: 'image/jpeg', disposition: 'inline' },
        content: Buffer.from('a picture').toString('base64'),
      },
    ]);
  });

  it.each([
    [401, 'key'],
    [403, 'key'],
    [400, 'message'],
    [413, 'message'],
    [404, 'later'],
    [429, 'later'],
    [503, 'later'],
  ])('treats the status %i as a failure of: %s', async (status, fault) => {
    const sent = (await senderTo(status)).send(mail);
    await expect(sent).rejects.toMatchObject({ fault, code: `http_${status}` });
  });

  it.each<Exclude<Answer, string>>([
    200,
    { status: 200, headers: { 'content-type': 'text/html' }, body: '<title>Log in to the network</title>' },
    { status: 204, headers: { 'x-message-id': 'abc' } },
  ])('retries a mail that was answered but not taken: %j', async (answer) => {
    const sent = (await senderTo(answer)).send(mail);
    const status = typeof answer === 'number' ? answer : answer.status;
    await expect(sent).rejects.toMatchObject({
      ...{ fault: 'later', code: `http_${status}` },
      message: expect.stringContaining(`did not take the mail: the answer was ${status}`),
    });
  });

  it('counts a 200 with the id of the message as sent, which is the answer of the sandbox', async () => {
    const sender = await senderTo({ status: 200, headers: { 'x-message-id': 'abc' } });
    await expect(sender.send(mail)).resolves.toBeUndefined();
  });

  it('does not follow a redirect with the mail', async () => {
    const sender = await senderTo({ status: 302, headers: { location: '/elsewhere' } });
    await expect(sender.send(mail)).rejects.toMatchObject({ fault: 'later' });
    expect(double.requests).toHaveLength(1);
  });

  it('passes on SendGrid’s Retry-After', async () => {
    const sent = (await senderTo({ status: 429, headers: { 'retry-after': '90' } })).send(mail);
    await expect(sent).rejects.toMatchObject({ retryAfterMs: 90_000 });
  });

  it('passes SendGrid’s explanation to the owner, in one clean line', async () => {
    const body = { errors: [{ message: 'The from address does not match\r\na verified Sender Identity.' }] };
    const sent = (await senderTo({ status: 403, body })).send(mail);
    await expect(sent).rejects.toThrow(
      'SendGrid answered 403 (The from address does not match a verified Sender Identity.)',
    );
  });

  it('aborts if a response does not arrive in time', async () => {
    const sent = (await senderTo('hang')).send(mail);
    await expect(sent).rejects.toMatchObject({ fault: 'later', code: 'timeout' });
  });

  it('reports a temporary failure when the connection breaks or is refused', async () => {
    const sender = await senderTo('reset');
    await expect(sender.send(mail)).rejects.toMatchObject({ fault: 'later', code: 'ECONNRESET' });
    await double.close();
    await expect(sender.send(mail)).rejects.toMatchObject({ fault: 'later', code: 'ECONNREFUSED' });
  });

  it('does not reveal its key in a failure', async () => {
    const failure = await (await senderTo(500)).send(mail).catch((error: unknown) => error);
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('secret');
  });
});
