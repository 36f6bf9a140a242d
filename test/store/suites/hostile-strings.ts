import { expect, it } from 'vitest';
import type { Open } from '../support/open-in.ts';
import { aLead, anArea, aPost, noon } from '../support/samples.ts';

const hostile = [
  '{"$gt":""}',
  '{"$ne":null}',
  '[$ne]=1',
  '$where',
  '$items.id',
  '; return true',
  "' or '1'='1",
  "'; drop table lead; --",
  'a.b.c',
  '__proto__',
  'constructor',
  'toString',
  '.*',
  '%',
  'line\nbreak',
  'nul\u0000byte',
  '\u202eright to left',
  '🏠',
];

/** Values that JSON could contain instead of a string, if the HTTP layer let them through. */
const operators = [{ $gt: '' }, { $ne: null }, { $regex: '.*' }, { $in: ['one', 'easton'] }, ['one'], null];

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

  it('stores every string that a visitor types, unchanged', async () => {
    const store = open();
    for (const [index, text] of hostile.entries()) {
      await store.addLead(
        aLead(`lead-${index}`, { fields: { name: text, message: text }, source: { campaign: text } }),
      );
      await store.recordEvent({ eventType: 'page_view', eventDetails: text, timestamp: noon });
      expect(await store.findLead(`lead-${index}`)).toMatchObject({
        fields: { name: text },
        source: { campaign: text },
      });
    }
    expect(await store.countEvents()).toBe(hostile.length);
  });

  it('treats every string as a lease, a tag or a content id, and nothing more', async () => {
    const store = open();
    await store.addLead(aLead('one'));
    await store.claimDueMail({ now: noon, leaseMs: 60_000, limit: 1 });
    for (const text of hostile) {
      expect(await store.markMailSent('one', text, noon), text).toBe(false);
      expect(await store.markMailSent(text, text, noon), text).toBe(false);
      expect((await store.countInWindow(text, { windowMs: 60_000 }, noon)).count, text).toBe(1);
      expect((await store.windowCount(text, noon))?.count, text).toBe(1);
      expect(await store.removeArea(text, anArea(text, text)), text).toBe(false);
      await store.saveArea(anArea(text, text));
      expect((await store.areas()).find(({ id }) => id === text)?.name).toBe(text);
      expect(await store.removePost(text, { id: text }), text).toBe(false);
      await store.savePost({ ...aPost(text, noon.toISOString()), content: text });
      expect((await store.posts()).find(({ id }) => id === text)?.content).toBe(text);
    }
    expect((await store.findLead('one'))?.mail.status).toBe('due');
    expect(await store.areas()).toHaveLength(3 + hostile.length);
  });

  it('finds, changes and removes nothing for an operator instead of a string', async () => {
    const store = open();
    await store.addLead(aLead('one'));
    const [mail] = await store.claimDueMail({ now: noon, leaseMs: 60_000, limit: 1 });
    for (const operator of operators) {
      const text = operator as unknown as string; // The types forbid this on purpose.
      expect(await store.findLead(text).catch(() => undefined)).toBeUndefined();
      expect(await store.markMailSent('one', text, noon).catch(() => false)).toBe(false);
      expect(await store.markMailSent(text, mail?.lease ?? '', noon).catch(() => false)).toBe(false);
      expect(await store.removeArea(text, { id: text }).catch(() => false)).toBe(false);
      expect(await store.removePost(text, { id: text }).catch(() => false)).toBe(false);
    }
    expect((await store.findLead('one'))?.mail.status).toBe('due');
    expect(await store.areas()).toHaveLength(3);
  });
}
