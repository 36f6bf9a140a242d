import { expect, it } from 'vitest';
import type { Open } from '../support/open-in.ts';
import { aLead, noon } from '../support/samples.ts';

export function testLeadStore(open: Open): void {
  it('returns a lead as stored, with its mail due at once', async () => {
    const store = open();
    const { lead, isNew } = await store.addLead(aLead('one'));
    expect(isNew).toBe(true);
    expect(lead).toEqual({
      ...aLead('one'),
      mail: { status: 'due', attempts: 0, nextTryAt: noon },
      triage: { status: 'new', revision: 0, history: [], notes: [] },
    });
    expect(await store.findLead('one')).toEqual(lead);
  });

  it('stores hidden fields and campaign tags under any allowed name', async () => {
    const store = open();
    const source = { hidden: { constructor: 'x', 'a-b': 'Frühling' }, tags: { utm_source: 'google', gclid: 'a+b/c' } };
    await store.addLead(aLead('one', { source }));
    expect((await store.findLead('one'))?.source).toEqual(source);
  });

  it('keeps an empty source empty', async () => {
    const store = open();
    await store.addLead(aLead('one', { source: {} }));
    expect((await store.findLead('one'))?.source).toEqual({});
  });

  it('holds back the mail of a suspected lead', async () => {
    const store = open();
    const { lead } = await store.addLead(aLead('spam', { suspicions: ['trap', 'links'] }));
    expect(lead.mail.status).toBe('held');
    expect((await store.findLead('spam'))?.suspicions).toEqual(['trap', 'links']);
    expect((await store.outboxState()).due).toBe(0);
  });

  it('returns the first lead for a repeated id, no matter what the repeat contains', async () => {
    const store = open();
    await store.addLead(aLead('one'));
    const again = await store.addLead(aLead('one', { fields: { name: 'Eve' }, fingerprint: 'other', kind: 'contact' }));
    expect(again.isNew).toBe(false);
    expect(again.lead).toEqual(await store.findLead('one'));
    expect(again.lead.fingerprint).toBe('fingerprint of one');
    expect(await store.countLeads('contact')).toBe(0);
  });

  it('counts how often a lead was sent again, up to 99', async () => {
    const store = open();
    await store.addLead(aLead('one'));
    const version = await store.leadsVersion();
    await Promise.all(Array.from({ length: 3 }, () => store.countRepeat('one')));
    expect((await store.findLead('one'))?.repeats).toBe(3);
    expect(await store.leadsVersion()).not.toBe(version);
    for (let nth = 0; nth < 100; nth += 1) await store.countRepeat('one');
    expect((await store.findLead('one'))?.repeats).toBe(99);
    await store.countRepeat('nobody');
  });

  it('stores one lead for twenty racing posts with one id, over two processes', async () => {
    const stores = [open(), open()];
    const posts = Array.from({ length: 20 }, (_, index) =>
      stores[index % 2]?.addLead(aLead('one', { fields: { name: `Racer ${index}` } })),
    );
    const answers = await Promise.all(posts);
    expect(answers.filter((answer) => answer?.isNew)).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer?.lead.fields.name)).size).toBe(1);
    expect(await stores[0]?.countLeads('estimate')).toBe(1);
    expect((await stores[1]?.outboxState())?.due).toBe(1);
  });

  it('counts each kind separately', async () => {
    const store = open();
    await Promise.all([
      store.addLead(aLead('a')),
      store.addLead(aLead('b')),
      store.addLead(aLead('c', { kind: 'contact' })),
    ]);
    expect(await store.countLeads('estimate')).toBe(2);
    expect(await store.countLeads('contact')).toBe(1);
    expect(await store.countLeads('palette')).toBe(0);
  });

  it('finds nothing for an unknown id', async () => {
    expect(await open().findLead('nobody')).toBeUndefined();
  });
}
