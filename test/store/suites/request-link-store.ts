import { expect, it } from 'vitest';
import { maxRequestLinks } from '../../../server/store/store.ts';
import type { Open } from '../support/open-in.ts';
import { afterNoon, aLead, noon } from '../support/samples.ts';

const dayMs = 86_400_000;
const inADay = afterNoon(dayMs);

export function testRequestLinkStore(open: Open): void {
  it('find their request until they expire, also in another process', async () => {
    const [store, other] = [open(), open()];
    await store.addLead(aLead('one'));
    expect(await store.addRequestLink('one', { hash: 'h1', expiresAt: inADay })).toBe(true);
    const found = await other.findByRequestLink('h1', afterNoon(dayMs - 1));
    expect(found).toEqual({ lead: await store.findLead('one'), expiresAt: inADay });
    expect(await store.findByRequestLink('h1', inADay)).toBeUndefined();
    expect(await store.findByRequestLink('h2', noon)).toBeUndefined();
    expect(await store.findByRequestLink('', noon)).toBeUndefined();
  });

  it('are stored with a new lead, and not with an existing one', async () => {
    const store = open();
    await store.addLead(aLead('one'), { hash: 'first', expiresAt: inADay });
    await store.addLead(aLead('one'), { hash: 'second', expiresAt: inADay });
    expect((await store.findByRequestLink('first', noon))?.lead.id).toBe('one');
    expect(await store.findByRequestLink('second', noon)).toBeUndefined();
  });

  it('stay unchanged if added again', async () => {
    const store = open();
    await store.addLead(aLead('one'), { hash: 'h1', expiresAt: inADay });
    expect(await store.addRequestLink('one', { hash: 'h1', expiresAt: afterNoon(2 * dayMs) })).toBe(true);
    expect((await store.findByRequestLink('h1', noon))?.expiresAt).toEqual(inADay);
  });

  it('are not part of the lead, and belong to an existing lead', async () => {
    const store = open();
    await store.addLead(aLead('one'));
    await store.addRequestLink('one', { hash: 'h1', expiresAt: inADay });
    expect(JSON.stringify(await store.findLead('one'))).not.toContain('h1');
    expect(await store.addRequestLink('nobody', { hash: 'h2', expiresAt: inADay })).toBe(false);
    expect(await store.findByRequestLink('h2', noon)).toBeUndefined();
  });

  it(`replace the oldest beyond ${maxRequestLinks}`, async () => {
    const store = open();
    await store.addLead(aLead('one'));
    for (let nth = 0; nth <= maxRequestLinks; nth += 1) {
      await store.addRequestLink('one', { hash: `h${nth}`, expiresAt: afterNoon(dayMs + nth) });
    }
    expect(await store.findByRequestLink('h0', noon)).toBeUndefined();
    expect((await store.findByRequestLink('h1', noon))?.lead.id).toBe('one');
    expect((await store.findByRequestLink(`h${maxRequestLinks}`, noon))?.lead.id).toBe('one');
  });

  it('are removed with the lead when it is erased or purged', async () => {
    const store = open();
    const far = afterNoon(400 * dayMs);
    for (const [id, email] of [
      ['erased', 'ada@example.com'],
      ['purged', 'ben@example.com'],
    ] as const) {
      await store.addLead(aLead(id, { fields: { email } }));
      await store.addRequestLink(id, { hash: `of ${id}`, expiresAt: far });
    }
    await store.erase({ email: 'ada@example.com' });
    await store.removeAgedLeads(['purged'], { leads: inADay, spam: inADay });
    // A lead that is stored again under the id is another one.
    await store.addLead(aLead('erased'));
    await store.addLead(aLead('purged'));
    for (const hash of ['of erased', 'of purged']) expect(await store.findByRequestLink(hash, noon)).toBeUndefined();
  });
}
