import { describe, expect, it } from 'vitest';
import { firstHours, openingHours } from '../../../../catalogue/time/opening-hours.ts';
import type { AnswerClock } from '../../../../catalogue/time/response-deadline.ts';
import { plainTown } from '../../../../server/leads/lead-kinds.ts';
import { createLeadMail, leadPictures } from '../../../../server/mail/lead-mail.ts';
import { composeMime } from '../../../../server/mail/sender.ts';
import type { Lead } from '../../../../server/store/lead.ts';
import { aLead, estimateFields, mailRoute, paletteFields, readEml } from './a-lead.ts';

const present = createLeadMail(mailRoute);

describe('the mail about a lead', () => {
  it('shows what the visitor has added since the last mail, above the request', () => {
    const at = new Date('2026-11-22T15:00:00Z');
    const { mail, triage } = aLead();
    const acts = [
      { id: 'a', at, kind: 'note', text: 'Told already' },
      { id: 'b', at, kind: 'note', text: 'The gate\nis blue' },
      { id: 'c', at, kind: 'photos', photos: ['p'] },
    ] as const;
    const sent = { ...mail, sentAt: at, notifiedCount: 1, scheduledAt: at };
    const news = present(aLead({ mail: sent, triage: { ...triage, acts } }));
    expect(news).toMatchObject({ id: 'lead-1', part: 'update-3', date: at });
    expect(news.subject).toBe('New photos: Estimate request: Interior Painting in Easton for Jane Doe');
    expect(news.text).toContain(
      'Note added later:\n    The gate\n    is blue\n\nPhotos added later:\n    1 photo\n\nMessage:',
    );
    expect(news.text).not.toContain('Told already');
    const canceled = [...acts, { id: 'd', at, kind: 'cancel' } as const];
    const last = present(aLead({ mail: sent, triage: { ...triage, status: 'lost', acts: canceled } }));
    expect(last.subject).toMatch(/^Canceled: /);
    expect(last.text).toMatch(/^Canceled\n/);
    expect(last.html).toContain('Please do not call.');
    // The first mail shows everything if it is sent that late.
    expect(present(aLead({ triage: { ...triage, acts } })).text).toContain('Told already');
  });

  it('shows an estimate request with every field, the service in words, and the time received', () => {
    const { subject, text, from, to, replyTo, date } = present(aLead());
    expect(subject).toBe('Estimate request: Interior Painting in Easton for Jane Doe');
    expect(text.split('\n')).toEqual([
      'Answer by Sunday 3:04 PM',
      'New estimate request',
      '',
      'Service: Interior Painting',
      'Name: Jane Doe',
      'Phone: (410) 555-0123',
      'Email: jane@example.com',
      'Address: 12 Main St, Easton, MD 21601',
      '',
      'Message:',
      '    Two bedrooms.',
      '    And the hall, please.',
      '',
      'Received: Saturday, November 21, 2026 at 3:04 PM EST',
      'Sent from: Our website',
      '',
      'Reply to this email and Jane Doe gets your answer.',
      '',
      'Open it in the office: https://site.example/admin#inbox/lead-1',
      '',
      '-- ',
      'Brushline website, reference lead-1',
      '',
    ]);
    expect({ from, to, replyTo, date }).toEqual({
      from: { name: 'Brushline website', address: 'website@brushline.example' },
      to: [{ address: 'owner@brushline.example' }],
      replyTo: { name: 'Jane Doe', address: 'jane@example.com' },
      date: aLead().receivedAt,
    });
  });

  it('begins with the deadline by the owner’s clock, and without one for a color list', () => {
    const firstLine = (lead: Lead, clock: AnswerClock) => present(lead, [], clock).text.split('\n')[0];
    expect(firstLine(aLead(), 'plain')).toBe('Answer by Sunday 3:04 PM');
    expect(firstLine(aLead(), openingHours(firstHours))).toBe('Answer by Wednesday 8:04 AM');
    expect(present(aLead()).html).toContain('>Answer by Sunday 3:04 PM<');
    expect(firstLine(aLead({ kind: 'palette', fields: paletteFields }), 'plain')).toBe('New color list');
  });

  it.each([
    ['+44 20 7946 0000', 'tel:+442079460000'],
    ['after 5pm 410-555-0123 or 443-555-0177', 'tel:+14105550123'],
    ['4105550123;phone-context=evil', 'tel:+14105550123'],
  ])('calls and texts %s as %s, and shows it as typed', (phone, href) => {
    const { html } = present(aLead({ fields: { ...estimateFields, phone } }));
    expect(html.split(`href="${href}"`)).toHaveLength(3); // The number and the button.
    expect(html).toContain(`href="${href.replace('tel:', 'sms:').replace(/;.*/, '')}"`);
    expect(html).toContain(`>${phone}<`);
  });

  it.each(['a..b@example.com', `${'a'.repeat(65)}@example.com`, 'a@b.c\nx'])('has no reply address for %j', (email) => {
    const mail = present(aLead({ fields: { ...estimateFields, email } }));
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain('cannot be answered');
  });
});

describe('the photos of a lead', () => {
  const photos = ['first', 'second', 'third'];
  const bytesOf = (id: string) => Buffer.from(`\xff\xd8\xff ${id}`, 'latin1');

  it('are shown in order, inside the mail', async () => {
    const lead = aLead({ photos });
    const pictures = await leadPictures(lead, async (id) => bytesOf(id));
    const { text, html, attachments } = await readEml(await composeMime(present(lead, pictures)));
    expect(text).toContain('\nPhotos: 3 photos, in the office with this request\n');
    const shown = [...(html ?? '').matchAll(/<img src="cid:([^"]+)" alt="(Photo \d)"/g)];
    expect(shown.map(([, , alt]) => alt)).toEqual(['Photo 1', 'Photo 2', 'Photo 3']);
    expect(attachments.map(({ contentId, disposition }) => [contentId, disposition])).toEqual(
      shown.map(([, cid]) => [`<${cid}>`, 'inline']),
    );
    expect(attachments.map(({ content }) => Buffer.from(content as ArrayBuffer))).toEqual(photos.map(bytesOf));
  });

  it('are left out if they cannot be read or are too large, and counted', async () => {
    const lead = aLead({ photos });
    const read = await leadPictures(lead, async (id) => {
      if (id === 'first') throw new Error('The disk is away');
      return id === 'second' ? undefined : bytesOf(id);
    });
    expect(read.map(({ fileName }) => fileName)).toEqual(['photo-3.jpg']);
    expect(present(lead, read).text).toContain('3 photos');
    expect(await leadPictures(lead, async () => Buffer.alloc(250_000))).toHaveLength(2);
  });
});

describe('our sentences', () => {
  const advertisement = 'Win cash now at evil-shop.com';

  it.each([
    ['Easton', 'Easton'],
    ['O’Fallon Beach-Town', 'O’Fallon Beach-Town'],
    [advertisement, ''],
    ['Call 8005550100', ''],
    ['', ''],
  ])('name the town of “%s” as “%s”', (typed, town) => {
    expect(plainTown(typed)).toBe(town);
  });

  it('leave both out of the subject and the heading of the alert, but not out of the address', () => {
    const fields = { ...estimateFields, city: advertisement, name: 'Ann https://evil-shop.com' };
    const { subject, html, text } = present(aLead({ fields }));
    expect(subject).toBe('Estimate request: Interior Painting');
    expect(html).toContain('>Interior Painting</p>');
    expect(text).toContain(advertisement);
  });
});
