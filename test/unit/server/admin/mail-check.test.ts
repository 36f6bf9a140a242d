import { expect, it } from 'vitest';
import { mailCheck } from '../../../../server/admin/mail-check.ts';

const now = new Date('2026-11-22T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it.each([
  [{ due: 0, dead: 0 }, 'info', 'No mail waiting'],
  [{ due: 1, dead: 0, oldestDueAt: minutesAgo(15) }, 'info', 'One mail waiting'],
  [{ due: 2, dead: 0, oldestDueAt: minutesAgo(16) }, 'warning', '2 mails waiting'],
  [{ due: 2, dead: 1, oldestDueAt: minutesAgo(1) }, 'warning', 'one mail not delivered'],
])('reports the outbox: %j', async (state, severity, brief) => {
  const [found] = await mailCheck({ store: { outboxState: async () => state }, now: () => now })();
  expect([found?.severity, found?.brief]).toEqual([severity, brief]);
});
