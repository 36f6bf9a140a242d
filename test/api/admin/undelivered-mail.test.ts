import { describe, expect, it } from 'vitest';
import { leadOffice } from '../support/lead-office.ts';

describe('undelivered mail', () => {
  it('is shown with its reason, retried on demand, and removed when dismissed', async () => {
    const { server, receive, get, post } = await leadOffice();
    await using _ = server;
    const id = await receive();
    const now = new Date();
    const [claimed] = await server.store.claimDueMail({ now, leaseMs: 1000, limit: 1 });
    await server.store.markMailFailed(id, claimed?.lease ?? '', { error: 'Connection refused', countsAsAttempt: true });
    expect((await get('/mail')).json()).toMatchObject({
      dead: 1,
      undelivered: [{ lead: { id, mailStatus: 'dead' }, attempts: 1, lastError: 'Connection refused' }],
    });
    const wakes = server.wakes();
    expect((await post(`/leads/${id}/mail`, { action: 'retry' })).json().mailStatus).toBe('due');
    expect(server.wakes()).toBe(wakes + 1);
    expect((await post('/mail/retry', {})).json()).toEqual({ retried: 1 });
    expect((await post(`/leads/${id}/mail`, { action: 'give-up' })).json().mailStatus).toBe('dropped');
    expect((await get('/mail')).json().undelivered).toEqual([]);
  });
});
