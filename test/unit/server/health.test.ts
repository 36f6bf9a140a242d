import { afterEach, expect, it, vi } from 'vitest';
import { createReadiness, diskCheck, mailCheck } from '../../../server/health.ts';

const now = new Date('2026-11-22T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it.each([
  [2.59e9, 'info', '2.5 GB free'],
  [1e9, 'info', '1 GB free'],
  [1e9 - 1, 'warning', '999 MB free'],
  [200_000_000, 'warning', '200 MB free'],
  [199_999_999, 'problem', '199 MB free'],
])('reports a disk with %i bytes left', async (bavail, severity, brief) => {
  expect(await diskCheck('/data', async () => ({ blocks: 10, bavail, bsize: 1 }))()).toMatchObject([
    { severity, brief },
  ]);
  expect(await diskCheck('/data', async () => ({ blocks: 0, bavail, bsize: 1 }))()).toEqual([]);
});

it('says which addresses get no mail, why, and what to do', async () => {
  const bounced = { address: 'a@b.co', list: 'bounces', since: '2026-11-21T00:00:00.000Z' } as const;
  const blocked = { address: 'c@d.co', list: 'blocks', since: '2026-11-20T00:00:00.000Z' } as const;
  const check = (troubles: readonly (typeof bounced | typeof blocked)[], dead = 0) =>
    mailCheck({
      store: { outboxState: async () => ({ due: 0, dead }) },
      troubles: async () => troubles,
      now: () => now,
    })();
  const both =
    /^Mail to a@b\.co does not arrive: .*“Bounces”.*remove the address.*Mail to c@d\.co .*“Blocks”.*This is temporary: SendGrid goes on trying.*One mail to you could not be delivered\./;
  expect(await check([bounced, blocked], 1)).toMatchObject([
    { severity: 'problem', since: blocked.since, sentence: expect.stringMatching(both) },
  ]);
  const kept = expect.stringMatching(/The requests themselves are in the inbox\.$/);
  expect(await check([blocked])).toMatchObject([{ severity: 'warning', sentence: kept }]);
});

it.each([
  [{ due: 0, dead: 0 }, 'info', 'No mail waiting'],
  [{ due: 1, dead: 0, oldestDueAt: minutesAgo(15) }, 'info', 'One mail waiting'],
  [{ due: 2, dead: 0, oldestDueAt: minutesAgo(16) }, 'warning', '2 mails waiting'],
  [{ due: 2, dead: 1, oldestDueAt: minutesAgo(1) }, 'warning', 'one mail not delivered'],
])('reports the outbox: %j', async (state, severity, brief) => {
  const check = mailCheck({ store: { outboxState: async () => state }, now: () => now });
  expect(await check()).toMatchObject([{ severity, brief }]);
});

afterEach(() => void vi.useRealTimers());

/** With a store whose responses the test controls. */
function probed(ping: () => Promise<void>, failures = () => 0) {
  vi.useFakeTimers({ now });
  const store = { ping: vi.fn(ping), outboxState: async () => ({ due: 0, dead: 0 }) };
  const log = vi.fn();
  const clock = { now: () => new Date(), clockMs: () => Date.now() };
  return { readiness: createReadiness({ store, log, failures, ...clock }), store, log };
}

it('waits at most a second for a store that hangs, for all concurrent callers, and detects its recovery', async () => {
  let isHung = true;
  const { readiness, store, log } = probed(() => (isHung ? new Promise(() => {}) : Promise.resolve()));
  const asked = Promise.all([readiness(), readiness()]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await asked).toEqual([undefined, undefined]);
  expect([store.ping.mock.calls.length, log.mock.calls.length]).toEqual([1, 1]);
  isHung = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await readiness()).toEqual({ outbox: 'ok' });
});

it('checks the store once in five seconds, but at once after a call of it has failed, as on a full disk', async () => {
  let failures = 0;
  let isFull = false;
  const { readiness, store } = probed(
    () => (isFull ? Promise.reject(new Error('full')) : Promise.resolve()),
    () => failures,
  );
  expect(await Promise.all([readiness(), readiness()])).toEqual([{ outbox: 'ok' }, { outbox: 'ok' }]);
  isFull = true;
  expect(await readiness()).toEqual({ outbox: 'ok' });
  failures += 1;
  expect(await readiness()).toBeUndefined();
  expect(store.ping).toHaveBeenCalledTimes(2);
});
