import { describe, expect, it } from 'vitest';
import { createReceiptMail } from '../../../../server/mail/receipt-mail.ts';
import { composeMime } from '../../../../server/mail/sender.ts';
import type { Lead } from '../../../../server/store/lead.ts';
import { aLead, estimateFields, readEml, receivedAt } from './a-lead.ts';

const link = 'https://site.example/request/AAAAAAAAAAAAAAAAAAAAAA';
const from = 'website@brushline.example';
const writeAt = (now: Date, sentence = '') =>
  createReceiptMail({ from, issueLink: async () => link, sentence: async () => sentence, now: () => now });
const write = writeAt(receivedAt);
const read = async (change: Partial<Lead> = {}) => readEml(await composeMime(await write(aLead(change))));
const oneLine = (text = '') => text.replace(/\s+/g, ' ');

describe('the mail that confirms a request', () => {
  it('says when we will call and links to the private page, in text and in HTML', async () => {
    const mail = await read();
    expect(mail).toMatchObject({
      subject: 'We have your request',
      from: { name: 'Brushline', address: from },
      to: [{ address: 'jane@example.com' }],
      replyTo: [{ address: 'hello@brushline.example' }],
      messageId: '<lead-1.receipt@brushline.example>',
      attachments: [],
    });
    for (const part of [mail.text, mail.html]) {
      for (const words of [
        'Your request for interior painting in Easton reached us on Saturday, November 21, 3:04 PM.',
        'We usually reply within 24 hours. Expect our call by Sunday, November 22, 3:04 PM, Eastern time.',
        link,
        'You get it in writing',
        '(410) 555-0142',
        'PO Box 175',
      ]) {
        expect(oneLine(part)).toContain(words);
      }
    }
  });

  it('quotes nothing that could carry a message to somebody else', async () => {
    const words = 'Buy pills at evil.example, call 555-0100';
    const typed = Object.fromEntries(Object.keys(estimateFields).map((name) => [name, words]));
    const mail = await read({ fields: { ...typed, email: 'victim@example.com' } });
    expect(`${mail.raw}${mail.text}${mail.html}`).not.toMatch(/pills|evil|0100/);
    expect(mail.text).toContain('Your request reached us on');
  });

  it('begins with the owner’s sentence, filled in, and does not repeat the deadline', async () => {
    const writeIn = writeAt(receivedAt, 'Thank you, {name}. <b>We</b> will call about {service} by {deadline}.');
    const { text, html } = await writeIn(aLead());
    const start =
      'Thank you, Jane. <b>We</b> will call about interior painting by Sunday, November 22, 3:04 PM, Eastern time.';
    expect(oneLine(text).startsWith(`${start} Your request for interior painting`)).toBe(true);
    expect(text.match(/November 22/g)).toHaveLength(1);
    expect(html).toContain('Thank you, <b>Jane</b>. &lt;b&gt;We&lt;/b&gt; will call');
  });

  it('leaves out a sentence whose deadline has passed', async () => {
    const now = new Date(receivedAt.getTime() + 86_400_000);
    const { text } = await writeAt(now, 'We will call by {deadline}.')(aLead());
    expect(text.startsWith('Your request')).toBe(true);
    expect(text).toContain('We will call you as soon as we can.');
  });

  it.each(['.a@b', '', 'a@b.example\r\nBcc: c@d.example'])('is not written to %j', async (email) => {
    await expect(write(aLead({ fields: { ...estimateFields, email } }))).rejects.toMatchObject({ fault: 'message' });
  });
});
