import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReadiness } from '../../../server/health.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

/** A store whose responses the test controls, and its log. */
function probed(ping: () => Promise<void>, failures = () => 0) {
  const store = { ping: vi.fn(ping), outboxState: async () => ({ due: 0, dead: 0 }) };
  const lines: string[] = [];
  const readiness = createReadiness({
    store,
    log: (_, event) => void lines.push(event),
    now: () => new Date(),
    failures,
    clockMs: () => Date.now(),
  });
  return { readiness, store, lines };
}

it('checks the store once in five seconds, no matter how often it is called', async () => {
  const { readiness, store } = probed(async () => {});
  expect(await Promise.all(Array.from({ length: 50 }, readiness))).toEqual(Array(50).fill({ outbox: 'ok' }));
  vi.advanceTimersByTime(4_999);
  await readiness();
  expect(store.ping).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await readiness();
  expect(store.ping).toHaveBeenCalledTimes(2);
});

it('waits at most a second for a store that hangs, for all concurrent callers, and detects its recovery', async () => {
  let isHung = true;
  const { readiness, store, lines } = probed(() => (isHung ? new Promise(() => {}) : Promise.resolve()));
  const asked = Promise.all([readiness(), readiness()]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await asked).toEqual([undefined, undefined]);
  expect(store.ping).toHaveBeenCalledTimes(1);
  isHung = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await readiness()).toEqual({ outbox: 'ok' });
  expect(lines).toEqual(['cannot_keep_leads']);
});

it('logs failures once a minute', async () => {
  const { readiness, lines } = probed(() => Promise.reject(new Error('full')));
  for (let second = 0; second < 120; second += 1) {
    expect(await readiness()).toBeUndefined();
    vi.advanceTimersByTime(1_000);
  }
  expect(lines).toHaveLength(2);
});

it('checks again at once after a call of the store has failed, as one does on a full disk', async () => {
  let failures = 0;
  let isFull = false;
  const full = new Error('full');
  const { readiness, store } = probed(
    () => (isFull ? Promise.reject(full) : Promise.resolve()),
    () => failures,
  );
  expect(await readiness()).toEqual({ outbox: 'ok' });
  isFull = true;
  expect(await readiness()).toEqual({ outbox: 'ok' });
  failures += 1;
  expect(await readiness()).toBeUndefined();
  failures += 1;
  await readiness();
  expect(store.ping).toHaveBeenCalledTimes(2);
});
