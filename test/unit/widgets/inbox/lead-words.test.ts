import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LeadDetail } from '../../../../catalogue/contracts/admin/lead.ts';
import { clockText, websitePromise } from '../../../../widgets/admin/inbox/due.tsx';
import { Facts } from '../../../../widgets/admin/inbox/lead/lead-facts.tsx';
import { filled, replyLink } from '../../../../widgets/admin/inbox/lead/reply-link.ts';
import { aSummary, minutesLater } from './sample-lead.ts';

describe('the deadline in the list', () => {
  it.each([
    [aSummary(), minutesLater(60), '23 h left', 'fine'],
    [aSummary(), minutesLater(24 * 60 - 72), '1 h 12 min left', 'soon'],
    [aSummary(), minutesLater(24 * 60 + 92), 'Overdue by 1 h 32 min', 'overdue'],
    [aSummary(), minutesLater(24 * 60 * 5), 'Overdue by 4 days', 'overdue'],
    [
      aSummary({ status: 'called', answeredAt: minutesLater(41).toISOString() }),
      minutesLater(9999),
      'Answered in 41 min',
      'answered',
    ],
    [
      aSummary({
        status: 'scheduled',
        answeredAt: minutesLater(5).toISOString(),
        visitAt: minutesLater(60).toISOString(),
      }),
      minutesLater(0),
      expect.stringMatching(/^Visit today, 9:00\sAM$/),
      'answered',
    ],
    [aSummary({ status: 'spam' }), minutesLater(9999), '', 'none'],
    [aSummary({ kind: 'palette' }), minutesLater(9999), '', 'none'],
  ] as const)('%#: %s', (lead, now, text, state) => {
    expect(clockText(lead, now)).toMatchObject({ text, state });
  });
});

describe('what the website promised', () => {
  const due = { dueAt: minutesLater(5 * 24 * 60).toISOString() };
  it.each([
    [aSummary(), 0, ''],
    [aSummary(due), 60, 'The website promised Tue, 8:00 AM.'],
    [aSummary(due), 20 * 60, 'The website promised 8:00 AM today.'],
    [aSummary(due), 9 * 24 * 60, 'The website promised Jun 2, 8:00 AM.'],
  ] as const)('%#: %s', (lead, now, sentence) => {
    expect(websitePromise(lead, minutesLater(now)).replace(/\s/g, ' ')).toBe(sentence);
  });
});

describe('a reply', () => {
  const lead = {
    ...aSummary(),
    email: 'ann+x@example.com',
    phone: '(410) 555-0163',
    address: '',
    message: 'The hall.\nAnd the stairs.',
    photos: [],
    colors: [],
    fields: {},
    suspicions: [],
    mail: { attempts: 1, nextTryAt: '' },
    history: [],
    notes: [],
    related: [],
  };

  it('has the recipient, the subject and the quoted message', () => {
    const url = new URL(replyLink(lead));
    expect(decodeURIComponent(url.pathname)).toBe('ann+x@example.com');
    expect(url.searchParams.get('subject')).toBe('Your free estimate: Interior Painting in Easton');
    expect(url.searchParams.get('body')).toMatch(/^Hello Ann,\r\n.*> The hall\.\r\n> And the stairs\.$/s);
  });

  it.each([
    ['x'.repeat(5000)],
    ['😀'.repeat(900)],
    [`a${'👩‍👩‍👧'.repeat(400)}`],
    ['é\n'.repeat(900)],
    ['x\ud83d\n'.repeat(900)],
  ])('%#: quotes only the beginning of a long message, in at most 1,800 characters', (message) => {
    for (let first = 0; first < 14; first++) {
      const link = replyLink({ ...lead, message: 'o'.repeat(first) + message });
      expect(link.length).toBeLessThanOrEqual(1800);
      expect(link.length).toBeGreaterThan(1780);
      const body = new URL(link).searchParams.get('body') ?? '';
      expect(body).toMatch(/^Hello Ann,[^>]*> [\s\S]* …$/);
      expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n\ufffd]/);
    }
  });

  it('cannot inject another header', () => {
    expect(replyLink({ ...lead, email: 'a@example.com?bcc=b@example.com&x=' })).not.toContain('?bcc');
    expect(replyLink({ ...lead, about: 'x&bcc=b@example.com' })).not.toContain('&bcc');
  });
});

it('a template fills in name, town and service once, or neutral words for missing ones', () => {
  const lead = { ...aSummary({ name: '{town} Price' }), email: 'a@b.example' } as LeadDetail;
  expect(filled('Hello {name}, {service} in {town}: {other}', lead)).toBe(
    'Hello {town}, Interior Painting in Easton: {other}',
  );
  expect(filled('{name}/{town}/{service}', { ...lead, name: lead.email, town: '', kind: 'contact' })).toBe(
    'there/your town/your project',
  );
});

it('a lead says which mail did not arrive, and why', () => {
  const undelivered = {
    ...{ ...aSummary({ mailStatus: 'dead' }), email: 'a@b.example', fields: {} },
    ...{ mail: { attempts: 5, lastError: '400' }, receipt: { status: 'dead', lastError: 'No such mailbox' } },
  } as unknown as LeadDetail; // Only what the facts read.
  const page = renderToStaticMarkup(createElement(Facts, { lead: undelivered }));
  expect(page).toContain('Not delivered: 400');
  expect(page).toContain('Could not be delivered: No such mailbox');
});
