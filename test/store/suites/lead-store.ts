import { expect, it } from 'vitest';
import type { Open } from '../support/open-in.ts';
import { afterNoon, aLead, anArea, aPost, noon } from '../support/samples.ts';

const hostile = [
  ...['{"$gt":""}', '$where', '$items.id', '; return true', "' or '1'='1", "'; drop table lead; --", 'a.b.c'],
  ...['__proto__', 'constructor', '.*', '%', 'line\nbreak', 'nul\u0000byte', '\u202eright to left', '🏠'],
];

export function testHostileStrings(open: Open): void {
  it('treats every string as an id', async () => {
    const store = open();
    await store.addLead(aLead('one'));
    for (const id of hostile) {
      expect(await store.findLead(id), id).toBeUndefined();
      expect((await store.addLead(aLead(id))).isNew, id).toBe(true);
      expect(await store.findLead(id), id).toMatchObject({ id, fingerprint: `fingerprint of ${id}` });
    }
    expect(await store.countLeads('estimate')).toBe(hostile.length + 1);
  });

  it('treats every string as a lease, a tag or a content id, and nothing more', async () => {
    const store = open();
    await store.addLead(aLead('one'));
    await store.claimMail('mail', { now: noon, leaseMs: 60_000, limit: 1 });
    for (const text of hostile) {
      expect(await store.markSent('mail', 'one', text, noon), text).toBe(false);
      expect(await store.markSent('mail', text, text, noon), text).toBe(false);
      expect((await store.countInWindow(text, { windowMs: 60_000 }, noon)).count, text).toBe(1);
      expect((await store.windowCount(text, noon))?.count, text).toBe(1);
      expect(await store.removeContent('areas', text, anArea(text, text)), text).toBe(false);
      await store.saveContent('areas', anArea(text, text));
      expect((await store.contentOf('areas')).find(({ id }) => id === text)?.name).toBe(text);
      expect(await store.removeContent('posts', text, { id: text }), text).toBe(false);
      await store.saveContent('posts', { ...aPost(text, noon.toISOString()), content: text });
      expect((await store.contentOf('posts')).find(({ id }) => id === text)?.content).toBe(text);
    }
    expect((await store.findLead('one'))?.mail.status).toBe('due');
    expect(await store.contentOf('areas')).toHaveLength(3 + hostile.length);
  });
}

export function testRestart(open: Open): void {
  it('responds to a ping, and has all its data after a restart', async () => {
    const before = open();
    await before.ping();
    await before.addLead(aLead('one'));
    await before.recordEvent({ eventType: 'page_view', eventDetails: '/', timestamp: noon });
    await before.countInWindow('a', { windowMs: 60_000 }, noon);
    await before.claimMail('mail', { now: noon, leaseMs: 60_000, limit: 1 });
    const known = [await before.contentVersion(), await before.periodSecret('limits', 1)];
    await before.close();

    const after = open();
    expect(await after.findLead('one')).toMatchObject(aLead('one'));
    expect(await after.countLeads('estimate')).toBe(1);
    expect(await after.countEvents()).toBe(1);
    expect(await after.windowCount('a', afterNoon(1))).toEqual({ count: 1, endsAt: afterNoon(60_000) });
    expect(await after.claimMail('mail', { now: afterNoon(59_999), leaseMs: 1, limit: 1 })).toEqual([]);
    expect(await after.claimMail('mail', { now: afterNoon(60_000), leaseMs: 1, limit: 1 })).toHaveLength(1);
    expect([await after.contentVersion(), await after.periodSecret('limits', 1)]).toEqual(known);
  });

  it('completes pending calls before it closes, and refuses later ones', async () => {
    const store = open();
    const given = Array.from({ length: 25 }, (_, index) => store.addLead(aLead(`lead-${index}`)));
    await store.close();
    await Promise.all(given);
    await expect(store.addLead(aLead('late'))).rejects.toThrow();
    await expect(store.ping()).rejects.toThrow();
    expect(await open().countLeads('estimate')).toBe(25);
  });
}

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
}
