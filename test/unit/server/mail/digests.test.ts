import { beforeEach, describe, expect, it } from 'vitest';
import { createOwnerDigests, digestState } from '../../../../server/mail/digests.ts';
import { MailFailure, type MailMessage } from '../../../../server/mail/sender.ts';
import { createSettings } from '../../../../server/settings.ts';
import type { NewLead } from '../../../../server/store/lead.ts';
import type { Store } from '../../../../server/store/store.ts';
import { openIn, sqlitePlace } from '../../../store/support/open-in.ts';
import { aLead } from '../../../store/support/samples.ts';

const open = openIn(sqlitePlace);
let store: Store;
let now: Date;
let sent: MailMessage[];
let failure: MailFailure | undefined;
/** One pass of a process. */
async function at(time: string): Promise<void> {
  now = new Date(time);
  await createOwnerDigests({
    store,
    sender: {
      async send(message) {
        if (failure) throw failure;
        sent.push(message);
      },
    },
    troubles: async () => [],
    config: { mailFrom: 'a@example.com', mailTo: [{ address: 'o@example.com' }], publicUrl: 'https://paint.example' },
    settings: createSettings(store),
    log: () => {},
    now: () => now,
  }).run();
}
const wantWeekly = () => createSettings(store).change({ weeklyLetter: true });
beforeEach(async () => {
  store = open();
  [sent, failure] = [[], undefined];
  await at('2026-10-14T12:00:00Z'); // a Wednesday
});

let leads = 0;
function receive(time: string, change: Partial<NewLead> = {}) {
  leads += 1;
  const fields = { name: 'Canary Person', email: 'canary@example.com', city: 'Easton', message: 'The hall, please.' };
  return store.addLead(aLead(`lead-${leads}`, { fields, source: {}, receivedAt: new Date(time), ...change }));
}

describe('the weekly digest', () => {
  it('is sent if the owner wants it, on Monday at seven in New York, in summer and in winter, once', async () => {
    await at('2026-10-19T12:00:00Z');
    await wantWeekly();
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
    // After a clock was years ahead, it goes on with the next.
    await at('2029-10-29T12:00:00Z');
    sent = [];
    await at('2026-11-09T12:00:00Z');
    await at('2026-11-16T13:00:00Z');
    expect(sent.map(({ subject }) => subject)).toEqual(['Your week since Monday, November 9']);
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
    const weekly = sent.findLast(({ id }) => id.startsWith('letter-weekly'));
    expect(weekly?.subject).toBe('Your week since Monday, October 19');
    expect(weekly?.text.split('\n\n').slice(1, 7)).toEqual([
      '3 estimate requests and one message came in.',
      'The work is in Easton (3).',
      'They were sent from our own pages (3) and decks.example (1).',
      '5 requests wait for an answer, the oldest since Tuesday, October 20.',
      'Every mail to you was sent.',
      'One submission looked like spam and was not mailed.',
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/canary/i);
  });

  it('is retried until it is sent, with the problem reported meanwhile', async () => {
    await wantWeekly();
    failure = new MailFailure('later', 'timeout', 'SendGrid did not answer in time');
    await at('2026-10-19T11:00:00Z');
    expect(await digestState(store, 'weekly')).toEqual({ upTo: '2026-10-12', trouble: failure.message });
    failure = undefined;
    await at('2026-10-19T11:05:00Z');
    expect(sent).toHaveLength(0);
    await at('2026-10-19T11:15:00Z');
    expect(sent).toHaveLength(1);
    expect(await digestState(store, 'weekly')).toEqual({ upTo: '2026-10-19' });
  });
});

it('the digest of suspected spam is sent in the morning if there was any, with reasons and without names', async () => {
  await receive('2026-10-14T13:00:00Z', { suspicions: ['links', 'speed'] });
  await receive('2026-10-14T14:00:00Z', { suspicions: ['links'] });
  await receive('2026-10-14T15:00:00Z');
  await at('2026-10-15T11:00:00Z');
  await at('2026-10-16T11:00:00Z');
  expect(sent).toMatchObject([{ id: 'letter-spam-2026-10-15', subject: '2 submissions looked like spam' }]);
  expect(sent[0]?.text).toContain('2 times: The message is full of links.');
  expect(sent[0]?.text).toContain('See what was held: https://paint.example/admin#inbox?view=spam\n');
  expect(sent[0]?.html).toContain('href="https://paint.example/admin#inbox?view=spam"');
  expect(JSON.stringify(sent)).not.toMatch(/canary/i);
});
