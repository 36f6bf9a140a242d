import { describe, expect, it } from 'vitest';
import { MailFailure, type MailSender } from '../../../../../server/mail/sender.ts';
import { sendgridSender } from '../../../../../server/mail/sendgrid-sender.ts';
import { fakeMailStore } from '../../../../support/fake-mail-store.ts';
import { aLead, receivedAt } from '../a-lead.ts';
import { sendgridDouble } from '../sendgrid-double.ts';
import { always, delivery, handClock, leads, present, scriptedSender } from './parts.ts';

describe('one pass over due mail', () => {
  it('sends all due mail, once, and marks it', async () => {
    const store = fakeMailStore(...leads(12));
    const sender = scriptedSender();
    const deliverDue = delivery({ store, sender });
    await deliverDue(always);
    await deliverDue(always);
    expect(sender.sent.toSorted()).toEqual(
      leads(12)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(await store.outboxState()).toEqual({ due: 0, dead: 0 });
    expect(store.mail('lead-0')).toMatchObject({ status: 'sent', attempts: 1, sentAt: receivedAt });
  });

  it('skips mail that is held, dead, sent or not due yet', async () => {
    const later = new Date(receivedAt.getTime() + 1);
    const store = fakeMailStore(
      aLead({ id: 'a', mail: { status: 'held', attempts: 0, nextTryAt: receivedAt } }),
      aLead({ id: 'b', mail: { status: 'dead', attempts: 3, nextTryAt: receivedAt } }),
      aLead({ id: 'c', mail: { status: 'sent', attempts: 1, nextTryAt: receivedAt } }),
      aLead({ id: 'd', mail: { status: 'due', attempts: 0, nextTryAt: later } }),
    );
    const sender = scriptedSender();
    await delivery({ store, sender })(always);
    expect(sender.send).not.toHaveBeenCalled();
  });

  it('delivers a mail once despite 429, 500, a hang and a reset connection', async () => {
    const double = await sendgridDouble({ status: 429, headers: { 'retry-after': '300' } }, 500, 'hang', 'reset', 202);
    const clock = handClock();
    const store = fakeMailStore(aLead());
    const sender = sendgridSender({ apiKey: 'SG.test', baseUrl: double.baseUrl, timeoutMs: 150 });
    const deliverDue = delivery({ store, sender, clock: clock.now });
    const waitsMs: number[] = [];
    for (let pass = 0; pass < 8; pass += 1) {
      await deliverDue(always);
      const { status, nextTryAt } = store.mail('lead-1');
      if (status !== 'due') break;
      const waitMs = nextTryAt.getTime() - clock.now().getTime();
      waitsMs.push(waitMs);
      clock.passMs(waitMs - 1);
      await deliverDue(always);
      clock.passMs(1);
    }
    await double.close();
    expect(waitsMs).toEqual([300_000, 60_000, 120_000, 240_000]);
    expect(double.requests.map(({ answer }) => (typeof answer === 'object' ? answer.status : answer))).toEqual([
      429,
      500,
      'hang',
      'reset',
      202,
    ]);
    expect(double.accepted()).toHaveLength(1);
    expect(store.mail('lead-1')).toMatchObject({ status: 'sent', attempts: 5 });
  });

  it('parks mail under a refused key without counting, tries once, and sends it when the key is fixed', async () => {
    const clock = handClock();
    const store = fakeMailStore(...leads(20));
    const refusals = Array.from({ length: 5 }, () => new MailFailure('key', 'http_401', 'SendGrid answered 401'));
    const sender = scriptedSender(...refusals);
    const deliverDue = delivery({ store, sender, clock: clock.now });
    await deliverDue(always);
    expect(sender.send).toHaveBeenCalledTimes(5);
    expect(store.mail('lead-0')).toMatchObject({ status: 'due', attempts: 0, lastError: 'SendGrid answered 401' });
    await deliverDue(always);
    expect(sender.sent).toHaveLength(15);
    clock.passMs(15 * 60_000);
    await deliverDue(always);
    expect(sender.sent).toHaveLength(20);
  });

  it('gives up a refused mail after its third attempt, and shows it to the owner', async () => {
    const clock = handClock();
    const store = fakeMailStore(aLead());
    const sender = scriptedSender(
      ...[1, 2, 3].map(() => new MailFailure('message', 'http_400', 'SendGrid answered 400')),
    );
    const deliverDue = delivery({ store, sender, clock: clock.now });
    for (let pass = 0; pass < 6; pass += 1) {
      await deliverDue(always);
      clock.passMs(2 * 3_600_000);
    }
    expect(sender.send).toHaveBeenCalledTimes(3);
    expect(store.mail('lead-1')).toMatchObject({ status: 'dead', attempts: 3, lastError: 'SendGrid answered 400' });
    expect(await store.outboxState()).toEqual({ due: 0, dead: 1 });
  });

  it('retries for 72 hours and no longer', async () => {
    const clock = handClock();
    const store = fakeMailStore(aLead());
    const sender: MailSender = { send: () => Promise.reject(new MailFailure('later', 'http_503', 'down')) };
    const deliverDue = delivery({ store, sender, clock: clock.now });
    for (let pass = 0; pass < 200 && store.mail('lead-1').status === 'due'; pass += 1) {
      await deliverDue(always);
      clock.passMs(Math.max(0, store.mail('lead-1').nextTryAt.getTime() - clock.now().getTime()));
    }
    expect(store.mail('lead-1').status).toBe('dead');
    expect(clock.now().getTime() - receivedAt.getTime()).toBe(72 * 3_600_000);
    expect(store.mail('lead-1').attempts).toBeGreaterThan(72);
  });

  it('counts a mail that cannot be created as refused, and sends the others', async () => {
    const store = fakeMailStore(...leads(3));
    const sender = scriptedSender();
    const makes = (lead: Parameters<typeof present>[0]) => {
      if (lead.id === 'lead-1') throw new TypeError('cannot read jane@example.com');
      return present(lead);
    };
    await delivery({ store, sender, present: makes })(always);
    expect(sender.sent.toSorted()).toEqual(['lead-0', 'lead-2']);
    expect(store.mail('lead-1')).toMatchObject({ status: 'due', attempts: 1, lastError: 'The mail could not be made' });
  });

  it('sends nothing under a lease that a slow store has nearly used up', async () => {
    const clock = handClock();
    const store = fakeMailStore(aLead());
    const slow = { ...store, claimDueMail: store.claimDueMail };
    slow.claimDueMail = async (claim) => {
      const mails = await store.claimDueMail(claim);
      clock.passMs(45_000);
      return mails;
    };
    const sender = scriptedSender();
    await expect(delivery({ store: slow, sender, clock: clock.now })(always)).rejects.toThrow('too long');
    expect(sender.send).not.toHaveBeenCalled();
  });
});
