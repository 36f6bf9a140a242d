import { expect, it } from 'vitest';
import type { Open } from '../support/open-in.ts';
import { afterNoon, aLead, aPhoto, noon } from '../support/samples.ts';

const dayMs = 86_400_000;
const old = afterNoon(-400 * dayMs);
const ages = {
  events: afterNoon(-dayMs),
  spam: afterNoon(-dayMs),
  leads: afterNoon(-dayMs),
  counts: afterNoon(-dayMs),
};
const most = { leads: 9, spam: 9 };
const from = (fields: Record<string, string>) => ({ fields });

export function testRetentionStore(open: Open): void {
  it('erases one person everywhere, by email ignoring case or by phone, and nobody else', async () => {
    const store = open();
    await store.addLead(aLead('a', from({ email: 'Ann@Example.com', phone: '410 555 0100', name: 'Ann Erased' })));
    await store.addLead(aLead('b', { kind: 'palette', ...from({ customerEmail: 'ann@example.com' }) }));
    await store.addLead(aLead('c', from({ email: 'bob@example.com', phone: '+1 (410) 555-0100' })));
    await store.addLead(aLead('e', from({ email: 'eve@example.com', phone: '1.410.555.0100 Ext. 12' })));
    await store.addLead(aLead('d', from({ email: 'dan@example.com', phone: '410 555 0199' })));
    for (const [index, eventDetails] of ['/thanks?mail=ANN@example.com', '/about', null].entries()) {
      await store.recordEvent({ eventType: 'page_view', eventDetails, timestamp: afterNoon(index) });
    }
    expect(await store.countTraces({ email: ' ann@EXAMPLE.com ' })).toEqual({ leads: 2, events: 1 });
    const byMail = await store.erase({ email: ' ann@EXAMPLE.com ' });
    expect(byMail.leadIds.sort()).toEqual(['a', 'b']);
    expect(byMail.events).toBe(1);
    expect((await store.newestEvents({ limit: 9 })).map(({ eventDetails }) => eventDetails)).toEqual([
      null,
      '/about',
      null,
    ]);
    const byPhone = await store.erase({ phone: '4105550100 x7' });
    expect([byPhone.leadIds.sort(), byPhone.events]).toEqual([['c', 'e'], 0]);
    const left = await store.inbox({ order: 'newest', limit: 9 });
    expect(left.leads.map(({ id }) => id)).toEqual(['d']);
    expect((await store.inbox({ order: 'newest', limit: 9, text: 'erased' })).leads).toEqual([]);
    expect(await store.countLeads('palette')).toBe(0);
  });

  it.each<[who: { email?: string; phone?: string }, traces: readonly string[], others: readonly string[]]>([
    [
      { email: 'ann+tag@example.com' },
      ['/x?email=ann%2Btag%40example.com', '/x?email=ANN%2btag%2540Example%2ecom', '/x?q=%61nn+tag@example.com'],
      ['/x?email=ann%20tag%40example.com', '/x?email=ann%2Btag%41example.com', '/x?email=%', '/x?100%25'],
    ],
    [
      { email: 'jürgen@example.com' },
      ['/x?email=j%C3%BCrgen%40example.com', '/x?email=J%c3%9crgen@example.com'],
      ['/ü'],
    ],
    [
      { phone: '(410) 555-0100' },
      ['/x?tel=%28410%29+555-0100', '/x?tel=(410)%20555%2D0100', '/x?tel=%2B14105550100'],
      ['/x?tel=%28410%29+555-0101'],
    ],
  ])('finds traces of %j in addresses that were encoded', async (who, traces, others) => {
    const store = open();
    for (const [index, eventDetails] of [...traces, ...others].entries()) {
      await store.recordEvent({ eventType: 'page_view', eventDetails, timestamp: afterNoon(index) });
    }
    expect(await store.countTraces(who)).toEqual({ leads: 0, events: traces.length });
    expect((await store.erase(who)).events).toBe(traces.length);
    const left = (await store.newestEvents({ limit: 9 })).map(({ eventDetails }) => eventDetails);
    expect(left.filter((details) => details !== null).sort()).toEqual(others.toSorted());
  });

  it.each([{}, { email: '' }, { phone: '12' }, { email: '.*' }])('erases nobody for %j', async (who) => {
    const store = open();
    await store.addLead(aLead('a', from({ email: '', phone: '' })));
    await store.addLead(aLead('b'));
    expect(await store.countTraces(who)).toEqual({ leads: 0, events: 0 });
    expect((await store.erase(who)).leadIds).toEqual([]);
    expect(await store.countLeads('estimate')).toBe(2);
  });

  it('erases in batches, copies elsewhere first, and completes the rest when called again', async () => {
    const store = open();
    const email = 'ada@example.com';
    for (let index = 0; index < 620; index += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, at) => store.addLead(aLead(`lead-${index + at}`))));
    }
    await store.recordEvent({ eventType: 'page_view', eventDetails: email, timestamp: noon });
    const forgotten: string[] = [];
    const crash = store.erase({ email }, async (ids) => {
      if (forgotten.length > 0) throw new Error('crash');
      for (const id of ids) expect(await store.findLead(id)).toBeDefined();
      forgotten.push(...ids);
    });
    await expect(crash).rejects.toThrow('crash');
    const left = await store.countLeads('estimate');
    expect([left, forgotten.length]).toEqual([620 - forgotten.length, expect.any(Number)]);
    expect(left).toBeGreaterThan(0);
    const { leadIds, events } = await store.erase({ email }, async (ids) => void forgotten.push(...ids));
    expect([leadIds.length, events, new Set(forgotten).size]).toEqual([left, 1, 620]);
    expect(await store.countTraces({ email })).toEqual({ leads: 0, events: 0 });
  });

  it('removes expired data, batch by batch, and nothing else', async () => {
    const store = open();
    await store.addLead(aLead('old', { receivedAt: old }));
    await store.addLead(aLead('old-spam', { receivedAt: old, suspicions: ['trap'] }));
    await store.addLead(aLead('new'));
    await store.addLead(aLead('new-spam', { suspicions: ['trap'] }));
    for (let index = 0; index < 5; index += 1) {
      await store.recordEvent({ eventType: 'old', eventDetails: null, timestamp: old });
    }
    await store.recordEvent({ eventType: 'new', eventDetails: null, timestamp: noon });
    await expect
      .poll(async () => (await store.counts({ name: 'event', from: old, to: afterNoon(dayMs) })).length)
      .toBe(2);
    expect(await store.agedLeads({ ...ages, leads: new Date(0) }, most)).toEqual({ leads: [], spam: ['old-spam'] });
    const aged = await store.agedLeads(ages, most);
    expect(aged).toEqual({ leads: ['old'], spam: ['old-spam'] });
    const removed = await store.removeLeads(['old', 'new', 'old-spam', 'new-spam', 'nobody'], ages);
    expect(removed.sort()).toEqual(['old', 'old-spam']);
    expect(await store.removeLeads(['old'], ages)).toEqual([]);
    expect(await store.purge(ages)).toMatchObject({ events: 5 });
    expect(await store.purge(ages)).toEqual({ events: 0, counts: 0 });
    const left = await store.inbox({ order: 'newest', limit: 9 });
    expect(left.leads.map(({ id }) => id).sort()).toEqual(['new', 'new-spam']);
    expect((await store.newestEvents({ limit: 9 })).map(({ eventType }) => eventType)).toEqual(['new']);
    expect(await store.countEvents()).toBe(1);
    expect(await store.counts({ name: 'event', from: new Date(0), to: afterNoon(-dayMs) })).toEqual([]);
  });

  it('keeps a lead that the owner released from spam after it was listed', async () => {
    const store = open();
    await store.addLead(aLead('a', { receivedAt: old, suspicions: ['trap'] }));
    const before = { ...ages, leads: new Date(0) };
    const { spam } = await store.agedLeads(before, most);
    await store.changeLead('a', { status: 'called' }, { at: noon, by: '' });
    expect(await store.removeLeads(spam, before)).toEqual([]);
    expect(await store.countLeads('estimate')).toBe(1);
  });

  it('removes old events stored after ones that a clock ahead had dated', async () => {
    const store = open();
    const ahead = afterNoon(1000 * dayMs);
    await store.recordEvent({ eventType: 'ahead', eventDetails: null, timestamp: ahead });
    await store.recordEvent({ eventType: 'old', eventDetails: null, timestamp: old });
    expect(await store.purge(ages)).toMatchObject({ events: 1 });
    expect((await store.newestEvents({ limit: 9 })).map(({ eventType }) => eventType)).toEqual(['ahead']);
  });

  it('returns when the newest record was received, by the clock at that time', async () => {
    const store = open();
    expect(await store.newestRecordAt()).toBeUndefined();
    await store.recordEvent({ eventType: 'a', eventDetails: null, timestamp: old });
    expect(await store.newestRecordAt()).toEqual(old);
    await store.addLead(aLead('a'));
    expect(await store.newestRecordAt()).toEqual(noon);
    await store.recordEvent({ eventType: 'b', eventDetails: null, timestamp: afterNoon(5) });
    expect(await store.newestRecordAt()).toEqual(afterNoon(5));
    await store.addPhoto({ ...aPhoto('one'), addedAt: afterNoon(9) });
    expect(await store.newestRecordAt()).toEqual(afterNoon(9));
  });

  it('returns what became of the requests that count, and how long each waited for its first answer', async () => {
    const store = open();
    for (const id of ['a', 'b', 'c']) await store.addLead(aLead(id));
    await store.addLead(aLead('spam', { suspicions: ['trap'] }));
    await store.addLead(aLead('colors', { kind: 'palette' }));
    await store.addLead(aLead('old', { receivedAt: old }));
    await store.changeLead('a', { status: 'called' }, { at: afterNoon(5000), by: '' });
    await store.changeLead('a', { status: 'won', amount: 900 }, { at: afterNoon(9000), by: '' });
    await store.addLead(aLead('later', { receivedAt: afterNoon(1000) }));
    const answers = await store.firstAnswers({ from: noon, to: afterNoon(dayMs) });
    const receivedAt = noon.getTime();
    expect(answers).toHaveLength(4);
    expect(answers).toEqual(
      expect.arrayContaining([
        { receivedAt, waitedMs: 5000 },
        { receivedAt, waitedMs: undefined },
      ]),
    );
    expect(answers.at(-1)).toEqual({ receivedAt: receivedAt + 1000, waitedMs: undefined });
    const counted = await store.countedLeads({ from: noon, to: afterNoon(1) });
    expect(counted.map(({ id, triage: { amount } }) => [id, amount]).sort()).toEqual([
      ['a', 900],
      ['b', undefined],
      ['c', undefined],
    ]);
  });
}
