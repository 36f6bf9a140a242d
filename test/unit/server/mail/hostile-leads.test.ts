import { describe, expect, it } from 'vitest';
import { createLeadMail } from '../../../../server/mail/lead-mail.ts';
import { aLead, estimateFields } from './a-lead.ts';
import { elementTree } from './element-tree.ts';
import { markupStrings, naughtyStrings } from './hostile-text.ts';
import { leadKinds } from './lead-kinds.ts';
import { unwanted } from './unwanted.ts';

const present = createLeadMail({
  from: 'website@brushline.example',
  to: [{ address: 'owner@brushline.example' }],
  office: 'https://site.example/admin',
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

  it('detects an element: the tree of unescaped text differs', () => {
    const html = present(aLead()).html;
    for (const typed of ['<b>', '"><img src=x>', '</pre>']) {
      expect(elementTree(html.replace('Two bedrooms.', typed))).not.toEqual(elementTree(html));
    }
  });

  it.each(leadKinds)('leaves no control or direction character in a lead of the kind %s', (kind, fields) => {
    for (const field of Object.keys(fields)) {
      for (const typed of naughtyStrings) {
        const { text, html } = present(aLead({ kind, fields: { ...fields, [field]: typed } }));
        expect(text.replaceAll('\n', ''), `${field}: ${typed}`).not.toMatch(unwanted);
        expect(html.replaceAll('\n', ''), `${field}: ${typed}`).not.toMatch(unwanted);
      }
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
