import { expect, it } from 'vitest';
import type { Open } from './open-in.ts';
import { afterNoon, aLead, noon } from './samples.ts';

const dayMs = 86_400_000;
const old = afterNoon(-400 * dayMs);
const ages = {
  events: afterNoon(-dayMs),
  spam: afterNoon(-dayMs),
  leads: afterNoon(-dayMs),
  counts: afterNoon(-dayMs),
};
const from = (fields: Record<string, string>) => ({ fields });

export function testKeepingStore(open: Open): void {
  it('erases one person everywhere, by e-mail in any capitals or by phone, and nobody else', async () => {
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

  it.each([{}, { email: '' }, { phone: '12' }, { email: '%' }, { email: '.*' }])(
    'erases nobody for %j',
    async (who) => {
      const store = open();
      await store.addLead(aLead('a', from({ email: '', phone: '' })));
      await store.addLead(aLead('b'));
      expect(await store.countTraces(who)).toEqual({ leads: 0, events: 0 });
      expect((await store.erase(who)).leadIds).toEqual([]);
      expect(await store.countLeads('estimate')).toBe(2);
    },
  );

  it('removes what is older than its time, portion by portion, and nothing else', async () => {
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
    expect(await store.purge({ ...ages, leads: new Date(0), events: new Date(0), counts: new Date(0) })).toBe(1);
    while ((await store.purge(ages)) > 0);
    const left = await store.inbox({ order: 'newest', limit: 9 });
    expect(left.leads.map(({ id }) => id).sort()).toEqual(['new', 'new-spam']);
    expect((await store.newestEvents({ limit: 9 })).map(({ eventType }) => eventType)).toEqual(['new']);
    expect(await store.countEvents()).toBe(1);
    expect(await store.counts({ name: 'event', from: new Date(0), to: afterNoon(-dayMs) })).toEqual([]);
  });

  it('knows how long each lead waited for its first answer, spam aside', async () => {
    const store = open();
    for (const id of ['a', 'b', 'c']) await store.addLead(aLead(id));
    await store.addLead(aLead('spam', { suspicions: ['trap'] }));
    await store.addLead(aLead('old', { receivedAt: old }));
    await store.moveLead('a', 'called', { at: afterNoon(5000), by: '' });
    await store.moveLead('a', 'won', { at: afterNoon(9000), by: '' });
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
  });
}
