import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOwnerDigests, digestState, digestTime, lastMondayMorning } from '../../../../server/mail/digests.ts';
import type { RecipientTrouble } from '../../../../server/mail/recipient-watch.ts';
import { MailFailure, type MailMessage } from '../../../../server/mail/sender.ts';
import { createSettings } from '../../../../server/settings.ts';
import type { NewLead } from '../../../../server/store/lead.ts';
import { sqliteStore } from '../../../../server/store/sqlite/sqlite-store.ts';
import type { Store } from '../../../../server/store/store.ts';
import { newDataDir } from '../../../store/support/open-in.ts';

let dataDir: string;
let store: Store;
let now: Date;
let sent: MailMessage[];
let failure: MailFailure | undefined;
let troubles: RecipientTrouble[];
beforeEach(() => {
  dataDir = newDataDir();
  store = sqliteStore({ dataDir, seeds: { areas: [], testimonials: [], posts: [] } });
  now = new Date('2026-10-21T12:00:00Z'); // a Wednesday
  sent = [];
  failure = undefined;
  troubles = [];
});
afterEach(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const digests = () =>
  createOwnerDigests({
    store,
    sender: {
      async send(message) {
        if (failure) throw failure;
        sent.push(message);
      },
    },
    troubles: async () => troubles,
    config: {
      mailFrom: 'website@example.com',
      mailTo: [{ address: 'owner@example.com' }],
      publicUrl: 'https://paint.example',
    },
    settings: createSettings(store),
    log: () => {},
    now: () => now,
  });

const wantWeekly = () => createSettings(store).change({ weeklyLetter: true });

async function at(time: string): Promise<void> {
  now = new Date(time);
  await digests().run();
}

let leads = 0;
function receive(receivedAt: string, change: Partial<NewLead> = {}) {
  leads += 1;
  const fields = { name: 'Canary Person', email: 'canary@example.com', city: 'Easton', message: 'The hall, please.' };
  return store.addLead({
    ...{ id: `lead-${leads}`, kind: 'estimate', fields, fingerprint: 'f', source: {}, suspicions: [] },
    receivedAt: new Date(receivedAt),
    ...change,
  });
}

describe('after the clock was years ahead', () => {
  it('digests continue with the next due one', async () => {
    await wantWeekly();
    await at('2026-10-21T12:00:00Z');
    await at('2029-10-29T12:00:00Z');
    sent = [];
    await at('2026-10-26T12:00:00Z');
    await at('2026-11-02T13:00:00Z');
    expect(sent.map(({ subject }) => subject)).toEqual(['Your week since Monday, October 26']);
  });
});

describe('the weekly digest', () => {
  it('is sent only if the owner has turned it on', async () => {
    await at('2026-10-21T12:00:00Z');
    await at('2026-10-26T12:00:00Z');
    await wantWeekly();
    await at('2026-10-28T12:00:00Z');
    expect(sent).toEqual([]);
  });

  it('is sent on Monday at seven in New York, in summer and in winter, once', async () => {
    await wantWeekly();
    await at('2026-10-21T12:00:00Z');
    await at('2026-10-26T10:59:59Z');
    expect(sent).toHaveLength(0);
    await at('2026-10-26T11:00:00Z');
    await at('2026-10-26T11:20:00Z');
    expect(sent).toHaveLength(1);
    // Daylight saving ends on November 1.
    await at('2026-11-02T11:59:59Z');
    expect(sent).toHaveLength(1);
    await at('2026-11-02T12:00:00Z');
    expect(sent.map(({ id }) => id)).toEqual(['letter-weekly-2026-10-26', 'letter-weekly-2026-11-02']);
  });

  it('lists leads, towns, sites and open leads, without names', async () => {
    await wantWeekly();
    await at('2026-10-21T12:00:00Z');
    await receive('2026-10-20T12:00:00Z');
    await receive('2026-10-22T12:00:00Z');
    await receive('2026-10-23T12:00:00Z', { source: { origin: 'https://decks.example' } });
    await receive('2026-10-24T12:00:00Z', { kind: 'contact', fields: { firstName: 'Canary', subject: 'Hours' } });
    await receive('2026-10-24T13:00:00Z', { suspicions: ['links'] });
    await receive('2026-10-26T11:00:00Z');
    await at('2026-10-26T11:00:00Z');
    const weekly = sent.find(({ id }) => id.startsWith('letter-weekly'));
    expect(weekly?.subject).toBe('Your week since Monday, October 19');
    expect(weekly?.text.split('\n\n').slice(1, 7)).toEqual([
      '3 estimate requests and one message came in.',
      'The work is in Easton (3).',
      'They were sent from our own pages (3) and decks.example (1).',
      '5 requests wait for a first answer, the oldest since Tuesday, October 20.',
      'Every mail to you was sent.',
      'One submission looked like spam and was not mailed.',
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/canary/i);
  });

  it('is retried until it is sent, with the problem reported meanwhile', async () => {
    await wantWeekly();
    await at('2026-10-21T12:00:00Z');
    failure = new MailFailure('later', 'timeout', 'SendGrid did not answer in time');
    await at('2026-10-26T11:00:00Z');
    expect(await digestState(store, 'weekly')).toEqual({
      upTo: '2026-10-19',
      trouble: 'SendGrid did not answer in time',
    });
    failure = undefined;
    await at('2026-10-26T11:05:00Z');
    expect(sent).toHaveLength(0);
    await at('2026-10-26T11:15:00Z');
    expect(sent).toHaveLength(1);
    expect(await digestState(store, 'weekly')).toEqual({ upTo: '2026-10-26' });
  });
});

describe('the digest of suspected spam', () => {
  it('is sent in the morning if there was any, with the reasons and without names', async () => {
    await at('2026-10-21T12:00:00Z');
    await receive('2026-10-21T13:00:00Z', { suspicions: ['links', 'speed'] });
    await receive('2026-10-21T14:00:00Z', { suspicions: ['links'] });
    await receive('2026-10-21T15:00:00Z');
    await at('2026-10-22T11:00:00Z');
    await at('2026-10-23T11:00:00Z');
    expect(sent.map(({ id, subject }) => [id, subject])).toEqual([
      ['letter-spam-2026-10-22', '2 submissions looked like spam'],
    ]);
    expect(sent[0]?.text).toContain('2 times: The message is full of links.');
    expect(sent[0]?.text).toContain('See what was held: https://paint.example/admin#inbox?view=spam\n');
    expect(sent[0]?.html).toContain('href="https://paint.example/admin#inbox?view=spam"');
    expect(JSON.stringify(sent)).not.toMatch(/canary/i);
  });
});

it('finds Monday at seven in a week that is an hour shorter', () => {
  // Daylight saving starts on March 8.
  expect(digestTime('2026-03-09').toISOString()).toBe('2026-03-09T11:00:00.000Z');
  expect(lastMondayMorning(new Date('2026-03-09T10:59:00Z'))).toBe('2026-03-02');
  expect(lastMondayMorning(new Date('2026-03-09T11:00:00Z'))).toBe('2026-03-09');
});
