import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stepInside } from '../../../widgets/admin/login/log-in.ts';

const ready = { ready: Promise.resolve() };
const withTransition = (startViewTransition?: (update: () => Promise<void>) => typeof ready, matches = false) => {
  vi.stubGlobal('document', { startViewTransition });
  vi.stubGlobal('matchMedia', () => ({ matches }));
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the office shows at once without view transitions or with reduced motion', () => {
  const show = vi.fn();
  withTransition();
  stepInside(show);
  withTransition(() => ready, true);
  stepInside(show);
  expect(show).toHaveBeenCalledTimes(2);
});

it('the office shows once, in the transition', async () => {
  const show = vi.fn();
  withTransition((update) => {
    void update();
    return ready;
  });
  stepInside(show);
  expect(show).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(show).toHaveBeenCalledTimes(1);
});

it('the office shows although the browser never starts the transition', async () => {
  const show = vi.fn();
  withTransition(() => ready);
  stepInside(show);
  expect(show).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(show).toHaveBeenCalledTimes(1);
});
