import { expect, it } from 'vitest';
import type { Open } from '../support/open-in.ts';
import { afterNoon, aLead, noon } from '../support/samples.ts';

export function testRestart(open: Open): void {
  it('responds to a ping, and has all its data after a restart', async () => {
    const before = open();
    await before.ping();
    await before.addLead(aLead('one'));
    await before.recordEvent({ eventType: 'page_view', eventDetails: '/', timestamp: noon });
    await before.countInWindow('a', { windowMs: 60_000 }, noon);
    await before.claimDueMail({ now: noon, leaseMs: 60_000, limit: 1 });
    const known = [await before.contentVersion(), await before.periodSecret('limits', 1)];
    await before.close();

    const after = open();
    expect(await after.findLead('one')).toMatchObject(aLead('one'));
    expect(await after.countLeads('estimate')).toBe(1);
    expect(await after.countEvents()).toBe(1);
    expect(await after.windowCount('a', afterNoon(1))).toEqual({ count: 1, endsAt: afterNoon(60_000) });
    expect(await after.claimDueMail({ now: afterNoon(59_999), leaseMs: 1, limit: 1 })).toEqual([]);
    expect(await after.claimDueMail({ now: afterNoon(60_000), leaseMs: 1, limit: 1 })).toHaveLength(1);
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
