import { afterEach, describe, expect, it } from 'vitest';
import { createLeadMail } from '../../../../server/mail/lead-mail.ts';
import { sendgridSender } from '../../../../server/mail/sendgrid-sender.ts';
import { type Sendgrid, type SendgridAnswer, startSendgrid } from '../../../support/sendgrid/sendgrid.ts';
import { aLead, mailRoute } from './a-lead.ts';

const mail = createLeadMail(mailRoute)(aLead());
let double: Sendgrid;

async function senderTo(answer: SendgridAnswer) {
  double = await startSendgrid(() => answer);
  return sendgridSender({ apiKey: 'SG.secret', baseUrl: double.baseUrl, timeoutMs: 200 });
}
const sentBody = () => JSON.parse(double.requests[0]?.body ?? '{}');

describe('the SendGrid sender', () => {
  afterEach(() => double[Symbol.asyncDispose]());

  it('sends the complete mail, untracked, with its key and its pictures', async () => {
    const pictures = [{ cid: 'photo-1@brushline', fileName: 'photo-1.jpg', content: Buffer.from('a picture') }];
    await (await senderTo(202)).send({ ...mail, pictures });
    expect(double.requests).toHaveLength(1);
    expect(double.requests[0]).toMatchObject({ path: '/v3/mail/send', authorization: 'Bearer SG.secret' });
    expect(sentBody()).toMatchObject({
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
    expect(sentBody().attachments).toEqual([
      {
        ...{ content_id: 'photo-1@brushline', filename: 'photo-1.jpg', type: 'image/jpeg', disposition: 'inline' },
        content: Buffer.from('a picture').toString('base64'),
      },
    ]);
  });

  it.each<[SendgridAnswer, string, string]>([
    [401, 'key', 'http_401'],
    [400, 'message', 'http_400'],
    [200, 'later', 'http_200'],
    [{ status: 200, body: '<title>Log in to the network</title>' }, 'later', 'http_200'],
    [{ status: 302, headers: { location: '/elsewhere' } }, 'later', 'ERR_BAD_RESPONSE'],
    ['hang', 'later', 'timeout'],
    ['reset', 'later', 'ECONNRESET'],
  ])('treats the answer %j as a failure of: %s', async (answer, fault, code) => {
    const failure = await (await senderTo(answer)).send(mail).catch((error: unknown) => error);
    expect(failure).toMatchObject({ fault, code });
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('secret');
    expect(double.requests).toHaveLength(1);
  });

  it('passes on SendGrid’s Retry-After, and its explanation in one clean line', async () => {
    const body = { errors: [{ message: 'The from address does not match\r\na verified Sender Identity.' }] };
    const sent = (await senderTo({ status: 429, headers: { 'retry-after': '90' }, body })).send(mail);
    await expect(sent).rejects.toMatchObject({
      retryAfterMs: 90_000,
      message: 'SendGrid answered 429 (The from address does not match a verified Sender Identity.)',
    });
  });
});
