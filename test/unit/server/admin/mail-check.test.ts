import { expect, it } from 'vitest';
import { mailCheck } from '../../../../server/health.ts';

const now = new Date('2026-11-22T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it('says which addresses get no mail, why, and what to do', async () => {
  const [bounced, blocked] = [
    { address: 'a@b.co', list: 'bounces' as const, since: '2026-11-21T00:00:00.000Z' },
    { address: 'c@d.co', list: 'blocks' as const, since: '2026-11-20T00:00:00.000Z' },
  ];
  const check = async (troubles: readonly (typeof bounced | typeof blocked)[], dead = 0) => {
    const outboxState = async () => ({ due: 0, dead });
    const [found] = await mailCheck({ store: { outboxState }, troubles: async () => troubles, now: () => now })();
    return found;
  };
  const both = await check([bounced, blocked], 1);
  expect(both).toMatchObject({ severity: 'problem', since: blocked.since });
  expect(both?.sentence).toMatch(
    /^Mail to a@b\.co does not arrive: .*“Bounces”.*remove the address.*Mail to c@d\.co .*“Blocks”.*This is temporary: SendGrid goes on trying.*One mail to you could not be delivered\./,
  );
  expect(await check([blocked])).toMatchObject({
    severity: 'warning',
    sentence: expect.stringMatching(/The requests themselves are in the inbox\.$/),
  });
});

it.each([
  [{ due: 0, dead: 0 }, 'info', 'No mail waiting'],
  [{ due: 1, dead: 0, oldestDueAt: minutesAgo(15) }, 'info', 'One mail waiting'],
  [{ due: 2, dead: 0, oldestDueAt: minutesAgo(16) }, 'warning', '2 mails waiting'],
  [{ due: 2, dead: 1, oldestDueAt: minutesAgo(1) }, 'warning', 'one mail not delivered'],
])('reports the outbox: %j', async (state, severity, brief) => {
  const [found] = await mailCheck({ store: { outboxState: async () => state }, now: () => now })();
  expect([found?.severity, found?.brief]).toEqual([severity, brief]);
});
