import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileSender } from '../../../../server/mail/file-sender.ts';
import { createLeadMail } from '../../../../server/mail/lead-mail.ts';
import { sendgridSender } from '../../../../server/mail/sendgrid-sender.ts';
import type { Lead } from '../../../../server/store/lead.ts';
import { aLead, contactFields, estimateFields } from './a-lead.ts';
import { naughtyStrings } from './hostile-text.ts';
import { readEml } from './read-eml.ts';
import { sendgridDouble } from './sendgrid-double.ts';
import { unwanted } from './unwanted.ts';

const present = createLeadMail({
  from: 'website@brushline.example',
  to: [{ address: 'owner@brushline.example' }],
  office: 'https://site.example/admin',
});

const allOf = (fields: object, typed: string) => Object.fromEntries(Object.keys(fields).map((field) => [field, typed]));

/** Leads with every string in every field of both forms, and in every part of the source. */
const hostileLeads: Lead[] = naughtyStrings.flatMap((typed) => [
  aLead({ fields: allOf(estimateFields, typed) }),
  aLead({ kind: 'contact', fields: allOf(contactFields, typed) }),
  aLead({ source: { origin: typed, page: typed, campaign: typed, hidden: { note: typed }, tags: { gclid: typed } } }),
]);

/** Both parts of a mail without their line breaks. */
const flat = (text: string | undefined) => (text ?? '').replace(/\r?\n/g, '');

describe('hostile text in a sender', () => {
  it('covers well over a hundred strings in every field', () => {
    expect(new Set(naughtyStrings).size).toBeGreaterThanOrEqual(150);
    expect(hostileLeads.length).toBe(naughtyStrings.length * 3);
  });

  it('reaches no header of a written mail', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'hostile-'));
    const sender = fileSender({ dir });
    for (const lead of hostileLeads) {
      const mail = present(lead);
      await sender.send(mail);
      const read = await readEml(await readFile(join(dir, 'lead-1.eml')));
      const replyTo = mail.replyTo ? ['Reply-To'] : [];
      const names = [
        'Auto-Submitted',
        'Content-Type',
        'Date',
        'From',
        'MIME-Version',
        'Message-ID',
        ...replyTo,
        'Subject',
        'To',
      ];
      const shown = JSON.stringify(lead.fields).slice(0, 300);
      expect(read.headerNames, shown).toEqual(names.sort());
      expect(read.unfolded, shown).toContain('To: owner@brushline.example');
      expect(read.head.replaceAll('\r\n', ''), shown).toMatch(/^[\x20-\x7e]*$/);
      expect(read.to, shown).toMatchObject([{ address: 'owner@brushline.example' }]);
      expect(read.replyTo?.map(({ address }) => address) ?? [], shown).toEqual(
        mail.replyTo ? [mail.replyTo.address] : [],
      );
      expect(read.subject, shown).toBe(mail.subject);
      for (const value of [read.subject, read.replyTo?.[0]?.name]) expect(value ?? '', shown).not.toMatch(unwanted);
      expect(flat(read.text), shown).not.toMatch(unwanted);
      expect(flat(read.html), shown).not.toMatch(unwanted);
      expect(read.attachments, shown).toEqual([]);
    }
    await rm(dir, { recursive: true });
  });

  it('reaches no header even from a mail that was built carelessly', async () => {
    const end = '\r\nBcc: all@evil.example\r\n\r\n';
    const mail = {
      ...present(aLead()),
      from: { name: `Us${end}`, address: 'website@brushline.example' },
      replyTo: { name: `Jane${end}`, address: 'jane@example.com' },
      subject: `Hello${end}`,
    };
    const clean = 'Bcc: all@evil.example';
    const dir = await mkdtemp(join(tmpdir(), 'hostile-'));
    await fileSender({ dir }).send(mail);
    const read = await readEml(await readFile(join(dir, 'lead-1.eml')));
    await rm(dir, { recursive: true });
    expect(read.headerNames).not.toContain('Bcc');
    expect([read.subject, read.replyTo?.[0]?.name]).toEqual([`Hello ${clean}`, `Jane ${clean}`]);
    const double = await sendgridDouble(202);
    await sendgridSender({ apiKey: 'SG.test', baseUrl: double.baseUrl }).send(mail);
    await double.close();
    expect(double.accepted()[0]).toMatchObject({
      from: { name: `Us ${clean}` },
      reply_to: { name: `Jane ${clean}` },
      subject: `Hello ${clean}`,
    });
  });

  it('stays in its field of a request to SendGrid', async () => {
    const double = await sendgridDouble(202);
    const sender = sendgridSender({ apiKey: 'SG.test', baseUrl: double.baseUrl });
    for (const lead of hostileLeads) await sender.send(present(lead));
    await double.close();
    expect(double.accepted()).toHaveLength(hostileLeads.length);
    for (const [index, body] of double.accepted().entries()) {
      const shown = JSON.stringify(hostileLeads[index]?.fields).slice(0, 300);
      expect(
        body.personalizations.map(({ to }) => to),
        shown,
      ).toEqual([[{ email: 'owner@brushline.example' }]]);
      expect(Object.keys(body.personalizations[0] ?? {}).sort(), shown).toEqual(['to']);
      expect(body.from, shown).toEqual({ email: 'website@brushline.example', name: 'Brushline website' });
      expect(body.headers ?? {}, shown).toEqual({});
      expect(
        body.content.map(({ type }) => type),
        shown,
      ).toEqual(['text/plain', 'text/html']);
      for (const value of [body.subject, body.reply_to?.name, body.reply_to?.email]) {
        expect(value ?? '', shown).not.toMatch(unwanted);
      }
      for (const { value } of body.content) expect(flat(value), shown).not.toMatch(unwanted);
    }
  });
});
