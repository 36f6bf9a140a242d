import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLeadMail } from '../../../../server/mail/lead-mail.ts';
import { fileSender } from '../../../../server/mail/sender.ts';
import type { Lead } from '../../../../server/store/lead.ts';
import { aLead, contactFields, estimateFields, leadKinds, mailRoute, readEml } from './a-lead.ts';

const headers = ['Bcc: evil@example.net', 'Subject: changed', 'Content-Type: text/html'];
const breaks = ['\r\n', '\n', '\r', '\0', '\v', '\u0085', '\u2028', '\r\n\r\n', '\r\n ', '%0d%0a', '\\r\\n'];
const marks = Array.from('\u061c\u200b\u200e\u202a\u202e\u2060\u2066\u2069\u206a\ufeff\ufff9');

/** Input that tries to break out of a header, a quoted name, an address list or a MIME part, or to imitate others. */
const naughtyStrings: readonly string[] = [
  ...breaks.flatMap((lineBreak) => headers.map((header) => `x${lineBreak}${header}`)),
  ...marks.map((mark) => `abc${mark}def`),
  ...Array.from({ length: 33 }, (_, code) => `a${String.fromCharCode(code === 32 ? 0x7f : code)}b`),
  ...Array.from({ length: 32 }, (_, code) => `a${String.fromCharCode(0x80 + code)}b`),
  ...['Jane" <evil@example.net>, "x', 'jane@example.com;evil@example.net', 'a: jane@example.com, evil@example.net;'],
  ...['"a\r\nBcc: evil@example.net"@example.com', 'jane@example.com\r\nBcc: evil@example.net', 'jane@example.com\0'],
  ...[
    '=?utf-8?B?DQpCY2M6IGV2aWxAZXhhbXBsZS5uZXQ=?=',
    '=?utf-8?Q?=E2=80=AEevil?= =?utf-8?Q?=00?=',
    '=\u200b?utf-8?Q?=0A?=',
  ],
  ...['--boundary\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>', '.\r\nQUIT\r\n', '\r\n.\r\n'],
  ...['x'.repeat(5000), `${'x'.repeat(998)} ${'y'.repeat(998)}`, 'é'.repeat(5000), '👩‍👩‍👧‍👦'.repeat(200)],
  ...['שלום עולם', 'مرحبا بالعالم', 'می‌خواهم', '中文名字', '\ud800 alone', 'alone \udfff', '\\', '"', '\\"', '(', '<>'],
  ...['@', ',;:', '%s%n', '__proto__', 'constructor', '   ', '', '-- \n'],
];

const payloads = [
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<a href="javascript:alert(1)">x</a>', '<!--'],
  ...['<table><tr><td>', '<style>*{display:none}</style>', '<![CDATA[', '<plaintext>', '<base href=//evil.example>'],
  ...['&#60;img src=x&#62;', ' onmouseover=alert(1) ', ' style=background:url(//evil.example) ', 'javascript:alert(1)'],
  ...['\uff1cscript\uff1e', '<\0script>alert(1)</\0script>', '<scr\u200bipt>alert(1)</script>'],
];
const openers = ['', '"', "'", '>', '">', "'>", '</pre>', '</td></tr></table>', '-->', '</title></head>', '`'];

/** Input that tries to become markup by ending a text, a quoted attribute or an element. */
const markupStrings = openers.flatMap((opener) => payloads.map((payload) => opener + payload));

/**
 * Controls, lone surrogates and direction marks: listed independently of the code under test, code point by code point.
 */
const unwanted =
  /[\p{Cc}\p{Cs}\u{061c}\u{200e}\u{200f}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2028}\u{2029}\u{2066}\u{2067}\u{2068}\u{2069}\u{feff}]/u;

const present = createLeadMail(mailRoute);

const allOf = (fields: object, typed: string) => Object.fromEntries(Object.keys(fields).map((field) => [field, typed]));

/** Leads with every string in every field of both forms, and in every part of the source. */
const hostileLeads: Lead[] = naughtyStrings.flatMap((typed) => [
  aLead({ fields: allOf(estimateFields, typed) }),
  aLead({ kind: 'contact', fields: allOf(contactFields, typed) }),
  aLead({ source: { origin: typed, page: typed, campaign: typed, hidden: { note: typed }, tags: { gclid: typed } } }),
]);

/** Both parts of a mail without their line breaks. */
const flat = (text: string | undefined) => (text ?? '').replace(/\r?\n/g, '');

it('hostile text in a sender reaches no header of a written mail', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'hostile-'));
  const sender = fileSender({ dir });
  for (const lead of hostileLeads) {
    const mail = present(lead);
    await sender.send(mail);
    const read = await readEml(await readFile(join(dir, 'lead-1.eml')));
    const replyTo = mail.replyTo ? ['Reply-To'] : [];
    const names = 'Auto-Submitted Content-Type Date From MIME-Version Message-ID Subject To'.split(' ');
    const shown = JSON.stringify(lead.fields).slice(0, 300);
    expect(read.headerNames, shown).toEqual([...names, ...replyTo].sort());
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

describe('hostile text in a mail', () => {
  it.each(leadKinds)('creates no element from input in a lead of the kind %s', (kind, fields) => {
    const treeOf = (field: string, typed: string) =>
      elementTree(present(aLead({ kind, fields: { ...fields, [field]: typed } })).html);
    for (const field of Object.keys(fields)) {
      const expected = treeOf(field, 'abc');
      for (const typed of markupStrings) expect(treeOf(field, typed), `${field}: ${typed}`).toEqual(expected);
    }
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

/** The tags of a document in order, each with its attribute names; a tag ends at the first `>` outside quotes. */
function elementTree(html: string): string[] {
  const tags = html.match(/<(?:"[^"]*"|'[^']*'|[^>"'])*>?/g) ?? [];
  return tags.map((tag) => tag.replace(/=(?:"[^"]*"|'[^']*'|[^\s>"']+)/g, '').replace(/\s+/g, ' '));
}
