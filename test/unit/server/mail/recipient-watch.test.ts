import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRecipientWatch } from '../../../../server/mail/recipient-watch.ts';
import type { MailMessage } from '../../../../server/mail/sender.ts';
import { sendgridSuppressions } from '../../../../server/mail/sendgrid-sender.ts';
import type { Store } from '../../../../server/store/store.ts';
import { openIn, sqlitePlace } from '../../../store/support/open-in.ts';
import { aLead } from '../../../store/support/samples.ts';
import { timeLimitMs } from '../../../support/node-start.mjs';
import { type Sendgrid, startSendgrid } from '../../../support/sendgrid/sendgrid.ts';

const hourMs = 3_600_000;
const owner = 'owner@example.com';
const seconds = (date: Date) => Math.floor(date.getTime() / 1_000);

const open = openIn(sqlitePlace);
let store: Store;
let sendgrid: Sendgrid;
let now: Date;
let asked: string[];
/** The rows of the lists, by list and address. */
let listed: Record<string, number | readonly object[]>;
beforeEach(async () => {
  store = open();
  now = new Date('2026-06-01T12:00:00Z');
  asked = [];
  listed = {};
  sendgrid = await startSendgrid(() => 202);
  sendgrid.suppressed = (list, address) => {
    asked.push(`${list} ${address}`);
    return listed[`${list} ${address}`] ?? [];
  };
});
afterEach(() => sendgrid[Symbol.asyncDispose]());

const newWatch = (change: Partial<Parameters<typeof createRecipientWatch>[0]> = {}) =>
  createRecipientWatch({
    sender: {
      async send() {},
    },
    askLists: sendgridSuppressions({ apiKey: 'SG.test', baseUrl: sendgrid.baseUrl, timeoutMs: 5_000 }),
    recipients: [{ name: 'Office', address: 'Owner@example.com' }],
    store,
    log: () => {},
    now: () => now,
    ...change,
  });

const mail = (change: Partial<MailMessage> = {}): MailMessage => {
  const to = [{ address: owner }];
  return { id: 'lead', from: { address: 'a@b.example' }, to, subject: 's', text: 't', html: 'h', date: now, ...change };
};

/** Waits until it is recorded. */
async function mailOwner(): Promise<void> {
  await newWatch().owner.send(mail());
  await expect.poll(() => store.setting('recipients mailed')).toBe(now.toISOString());
}

/** One pass of a process that has just started. @returns how often a list was read */
async function pass(): Promise<number> {
  asked = [];
  const watch = newWatch();
  watch.start();
  await watch.stop(60_000);
  return asked.length;
}

const wait = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

describe('the watch over the owner’s addresses', () => {
  it('asks after a mail, at most hourly, and once more an hour later', async () => {
    expect(await pass()).toBe(0);
    await mailOwner();
    expect(await pass()).toBe(4);
    expect([...new Set(asked.map((one) => one.split(' ')[1]))]).toEqual([owner]);
    wait(hourMs - 1);
    await mailOwner();
    expect(await pass()).toBe(0);
    wait(1);
    expect(await pass()).toBe(4);
    wait(hourMs);
    expect(await pass()).toBe(4);
    wait(hourMs);
    expect(await pass()).toBe(0);
  });

  it('finds an address on a list, hourly until it is removed', async () => {
    listed[`bounces ${owner}`] = [{ created: seconds(now), email: owner, reason: '550' }];
    await mailOwner();
    await pass();
    expect(await newWatch().troubles()).toMatchObject([{ address: owner, list: 'bounces' }]);
    wait(hourMs);
    expect(await pass()).toBe(4);
    listed = {};
    wait(hourMs);
    await pass();
    expect(await newWatch().troubles()).toEqual([]);
  });

  it('never takes silence for trouble, nor for the end of it', async () => {
    for (const answer of [500, 403, 204]) {
      sendgrid.suppressed = () => answer;
      expect(await newWatch().ask()).toEqual([]);
    }
    sendgrid.suppressed = (list) => (list === 'bounces' ? [{}] : []);
    expect(await newWatch().ask()).toHaveLength(1);
    sendgrid.suppressed = (list) => (list === 'bounces' ? 'reset' : []);
    expect(await newWatch().ask()).toHaveLength(1);
    await sendgrid[Symbol.asyncDispose]();
    expect(await newWatch().ask()).toHaveLength(1);
    // An address that MAIL_TO no longer has.
    expect(await newWatch({ recipients: [{ address: 'other@example.com' }] }).troubles()).toEqual([]);
  });
});

describe('the watch over receipts', () => {
  /** Sends the receipt of a stored lead. */
  async function receipt(id: string, watch: ReturnType<typeof newWatch>) {
    await store.addLead(aLead(id));
    await store.scheduleReceipt(id, now);
    const [claimed] = await store.claimMail('receipt', { now, leaseMs: 60_000, limit: 1 });
    await watch.receipts.send(mail({ id, to: [{ address: 'ada@example.com' }] }));
    await store.markSent('receipt', id, claimed?.lease ?? '', now);
  }
  const stateOf = async (id: string) => (await store.findLead(id))?.receipt?.status;

  it('shows at once that one to a suppressed address did not arrive', async () => {
    listed['invalid_emails ada@example.com'] = [{ created: 1_500_000_000 }];
    const watch = newWatch();
    watch.start();
    await receipt('one', watch);
    await expect.poll(() => stateOf('one'), { timeout: timeLimitMs(30_000) }).toBe('dead');
    expect((await store.findLead('one'))?.receipt?.lastError).toContain('“Invalid”');
    expect(await watch.troubles()).toEqual([]);
    await watch.stop(60_000);
  });

  it('asks once more an hour later, and believes only a block of this mail', async () => {
    const watch = newWatch();
    listed['blocks ada@example.com'] = [{ created: seconds(now) - 86_400 }];
    await receipt('one', watch);
    watch.start();
    await expect.poll(() => asked.length, { timeout: timeLimitMs(30_000) }).toBe(4);
    listed['blocks ada@example.com'] = [{ created: seconds(now) + 5 }];
    wait(hourMs);
    // Any other mail starts a pass.
    const sendAndLook = () => watch.owner.send(mail()).then(() => stateOf('one'));
    await expect.poll(sendAndLook, { timeout: timeLimitMs(30_000) }).toBe('dead');
    await watch.stop(60_000);
  });
});
