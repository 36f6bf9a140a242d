import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileSender } from '../../../../server/mail/file-sender.ts';
import { createLeadMail } from '../../../../server/mail/lead-mail.ts';
import { sendgridSender } from '../../../../server/mail/sendgrid-sender.ts';
import type { Lead } from '../../../../server/store/lead.ts';
import { aLead, contactFields, estimateFields, leadKinds } from './a-lead.ts';
import { markupStrings, naughtyStrings, unwanted } from './hostile-text.ts';
import { readEml } from './read-eml.ts';
import { sendgridDouble } from './sendgrid-double.ts';

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

describe('hostile text in a mail', () => {
  it.each(leadKinds)('creates no element from input in a lead of the kind %s', (kind, fields) => {
    const treeOf = (field: string, typed: string) =>
      elementTree(present(aLead({ kind, fields: { ...fields, [field]: typed } })).html);
    for (const field of Object.keys(fields)) {
      const expected = treeOf(field, 'abc');
      for (const typed of markupStrings) expect(treeOf(field, typed), `${field}: ${typed}`).toEqual(expected);
    }
    expect(markupStrings.length).toBeGreaterThanOrEqual(200);
  });

  it('creates no element from the source, or from the id', () => {
    const treeOf = (typed: string) =>
      elementTree(present(aLead({ id: typed, source: { origin: typed, page: typed, campaign: typed } })).html);
    for (const typed of markupStrings) expect(treeOf(typed), typed).toEqual(treeOf('abc'));
  });

  it('keeps input lines from looking like our own in the text part', () => {
    const forged = {
      ...estimateFields,
      name: 'Jane\nPhone: 911',
      message: 'Hello there.\r\nReceived: never\u2028Name: Eve',
    };
    const lines = present(aLead({ fields: forged })).text.split('\n');
    expect(lines.filter((line) => line.startsWith('Phone: '))).toEqual(['Phone: (410) 555-0123']);
    expect(lines.filter((line) => line.startsWith('Received: '))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('Name: '))).toEqual(['Name: Jane Phone: 911']);
  });
});

/** The tags of a document in order, each with its attribute names, as a parser reads them. */
function elementTree(html: string): string[] {
  const tags: string[] = [];
  let at = html.indexOf('<');
  while (at !== -1) {
    const end = tagEnd(html, at + 1);
    const names = html.slice(at, end).replace(/=(?:"[^"]*"|'[^']*'|[^\s>"']+)/g, '');
    tags.push(names.replace(/\s+/g, ' '));
    at = html.indexOf('<', end);
  }
  return tags;
}

/** Where a tag ends: at the first `>` outside quotes. */
function tagEnd(html: string, start: number): number {
  let quote = '';
  for (let at = start; at < html.length; at += 1) {
    const character = html[at] ?? '';
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at + 1;
  }
  return html.length;
}
