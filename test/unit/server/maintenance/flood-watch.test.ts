import { beforeEach, expect, it } from 'vitest';
import type { MailMessage } from '../../../../server/mail/sender.ts';
import { createFloodWatch, createOwnerAlarm } from '../../../../server/maintenance/owner-alarm.ts';
import type { Store } from '../../../../server/store/store.ts';
import { openIn, sqlitePlace } from '../../../store/support/open-in.ts';

const open = openIn(sqlitePlace);
let store: Store;
let at: Date;
let mails: MailMessage[];

/** When the last lead was held, as every process reads it. */
const lastStored = async () => JSON.parse((await store.setting('flood of leads')) ?? '{}').last;

beforeEach(() => {
  store = open();
  // A Wednesday, 2:10 PM in New York.
  at = new Date('2026-06-03T18:10:00Z');
  mails = [];
});

const pass = (minutes: number) => {
  at = new Date(at.getTime() + minutes * 60_000);
};

/** The watch of one process. */
function watch() {
  const now = () => at;
  const send = async (message: MailMessage) => {
    mails.push(message);
  };
  const config = { mailFrom: 'website@example.com', mailTo: [{ address: 'owner@example.com' }], publicUrl: '' };
  const alarm = createOwnerAlarm({ store, sender: { send }, config, log: () => {}, now });
  return createFloodWatch({ store, alarm, log: () => {}, now });
}

const warningOf = async (one: ReturnType<typeof watch>) => (await one.check())[0];

it('warns in the office of every process, with a link to what is held, until a day after the last', async () => {
  const [one, other] = [watch(), watch()];
  expect(await one.check()).toEqual([]);
  one.note();
  const since = 'Far more requests than usual came in today. Since 2:10\u00a0PM they are held as suspected spam';
  const link = { address: 'inbox?view=spam', link: 'Look through them' };
  const warning = { key: 'flood', severity: 'warning', sentence: `${since} and not mailed.`, ...link };
  await expect.poll(() => warningOf(other)).toEqual(warning);
  pass(50);
  other.note();
  await expect.poll(lastStored).toBe(at.toISOString());
  pass(61);
  expect((await warningOf(one))?.sentence).toBe(
    'Far more requests than usual came in today. From 2:10\u00a0PM to 3:00\u00a0PM they were held as suspected spam and not mailed.',
  );
  pass(23 * 60);
  expect(await one.check()).toEqual([]);
});

it('mails the owner once a day, however many processes hold leads', async () => {
  const offices = [watch(), watch(), watch()];
  for (const one of offices) one.note();
  await expect.poll(() => mails.length).toBe(1);
  pass(30);
  for (const one of offices) one.note();
  await expect.poll(lastStored).toBe(at.toISOString());
  expect(mails).toMatchObject([
    {
      subject: 'Far more requests than usual came in',
      to: [{ address: 'owner@example.com' }],
      text: expect.stringMatching(/Since 2:10.PM new ones are held[\s\S]*\/admin#inbox\?view=spam/),
    },
  ]);
  pass(24 * 60 - 31);
  offices[1]?.note();
  await expect.poll(() => mails.length).toBe(2);
});
